import * as Radix from 'radix-ui/tabs';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../../styles/cx.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import * as styles from './Tabs.css.ts';

export interface TabItem {
  value: string;
  label: ReactNode;
  /** Shown in grey after the label, such as a count. */
  note?: ReactNode;
  icon?: IconType | undefined;
  disabled?: boolean;
  content: ReactNode;
}

type OmittedProps = 'asChild' | 'children' | 'dir' | 'orientation' | 'activationMode' | 'defaultValue';

export interface TabsProps extends Omit<ComponentProps<typeof Radix.Root>, OmittedProps> {
  label: string;
  tabs: readonly TabItem[];
  defaultValue?: string | undefined;
  /** Opens a tab only with Enter or Space, for content that loads slowly. @default false */
  manual?: boolean | undefined;
  /** Renders the hidden panels too, so that what was typed in them is kept. @default false */
  keepMounted?: boolean | undefined;
}

/** Shows one of several panels. Arrow keys move between the tabs. */
export function Tabs({
  label,
  tabs,
  defaultValue,
  manual = false,
  keepMounted = false,
  className,
  ...props
}: TabsProps) {
  return (
    <Radix.Root
      data-part="tabs"
      {...props}
      {...(props.value === undefined && { defaultValue: defaultValue ?? tabs[0]?.value })}
      activationMode={manual ? 'manual' : 'automatic'}
      className={cx(styles.root, className)}
    >
      <Radix.List data-part="tabs-list" aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            data-part="tabs-tab"
            value={tab.value}
            disabled={tab.disabled ?? false}
            className={styles.tab}
          >
            {tab.icon && <Icon icon={tab.icon} />}
            <span className={styles.words}>
              {tab.label}{' '}
              {tab.note != null && (
                <span data-part="tabs-note" className={styles.note}>
                  {tab.note}
                </span>
              )}
            </span>
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          data-part="tabs-panel"
          value={tab.value}
          {...(keepMounted && { forceMount: true })}
          className={styles.panel}
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
