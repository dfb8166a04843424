import { ChevronDown } from 'lucide';
import * as Radix from 'radix-ui/accordion';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../../styles/cx.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import * as styles from './Accordion.css.ts';

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'dir'> {
  value?: string[] | undefined;
  defaultValue?: string[] | undefined;
  onValueChange?: ((value: string[]) => void) | undefined;
  children: ReactNode;
}

/** A list of titles that expand in place; several can be open. */
export function Accordion({ value, defaultValue = [], onValueChange, className, ...props }: AccordionProps) {
  return (
    <Radix.Root
      data-part="accordion"
      {...props}
      type="multiple"
      defaultValue={defaultValue}
      {...(value && { value })}
      {...(onValueChange && { onValueChange })}
      className={cx(styles.root, className)}
    />
  );
}

export interface AccordionItemProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  value: string;
  title: ReactNode;
  /** Shown in grey after the title. */
  note?: ReactNode;
  icon?: IconType | undefined;
  /** Level of the title in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  disabled?: boolean | undefined;
  children: ReactNode;
}

/** One title of an `Accordion` with its panel. */
export function AccordionItem({
  value,
  title,
  note,
  icon,
  headingLevel = 3,
  disabled = false,
  className,
  children,
  ...props
}: AccordionItemProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Radix.Item
      data-part="accordion-item"
      {...props}
      value={value}
      disabled={disabled}
      className={cx(styles.item, className)}
      data-icon={icon && true}
    >
      <Radix.Header asChild>
        <Heading className={styles.heading}>
          <Radix.Trigger data-part="accordion-item-trigger" className={styles.trigger}>
            {icon && <Icon icon={icon} size="large" className={styles.icon} />}
            <span className={styles.words}>
              <span data-part="accordion-item-title" className={styles.title}>
                {title}
              </span>
              {note != null && (
                <>
                  {' '}
                  <span data-part="accordion-item-note" className={styles.note}>
                    {note}
                  </span>
                </>
              )}
            </span>
            <Icon icon={ChevronDown} className={styles.chevron} />
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      <Radix.Content className={styles.content}>
        <div data-part="accordion-item-content" className={styles.inside}>
          {children}
        </div>
      </Radix.Content>
    </Radix.Item>
  );
}
