import { ChevronDown } from 'lucide';
import * as Radix from 'radix-ui/accordion';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../../styles/cx.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import * as styles from './Accordion.css.ts';

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'dir'> {
  /** Values of the open items, where the app decides. */
  value?: string[] | undefined;
  /** Values of the items that are open at first. @default none */
  defaultValue?: string[] | undefined;
  /** Called with the values of the items that should be open. */
  onValueChange?: ((value: string[]) => void) | undefined;
  /** Its `AccordionItem`s. */
  children: ReactNode;
}

/** A ruled list of titles that open where they are; any number of them can be open. Arrow keys go from title to title. */
export function Accordion({ value, defaultValue = [], onValueChange, className, ...props }: AccordionProps) {
  return (
    <Radix.Root
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
  /** Tells it from the other items. */
  value: string;
  /** The title, a few words. */
  title: ReactNode;
  /** Shown in grey after the title. */
  note?: ReactNode;
  /** Icon before the title. */
  icon?: IconType | undefined;
  /** Level of the title in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Keeps it as it is. @default false */
  disabled?: boolean | undefined;
  /** The content of the panel. */
  children: ReactNode;
}

/** One title of an `Accordion` with what opens under it. */
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
      {...props}
      value={value}
      disabled={disabled}
      className={cx(styles.item, className)}
      data-icon={icon && true}
    >
      <Radix.Header asChild>
        <Heading className={styles.heading}>
          <Radix.Trigger className={styles.trigger}>
            {icon && <Icon icon={icon} size="large" className={styles.icon} />}
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              {note != null && (
                <>
                  {' '}
                  <span className={styles.note}>{note}</span>
                </>
              )}
            </span>
            <Icon icon={ChevronDown} className={styles.chevron} />
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      <Radix.Content className={styles.content}>
        <div className={styles.inside}>{children}</div>
      </Radix.Content>
    </Radix.Item>
  );
}
