import * as Radix from 'radix-ui/tabs';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../../styles/cx.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import * as styles from './Tabs.css.ts';

/** One tab and what it shows. */
export interface TabItem {
  /** Tells it from the other tabs. */
  value: string;
  /** The label, one or two words. */
  label: ReactNode;
  /** Shown in grey after the label, such as a count. */
  note?: ReactNode;
  /** Icon before the label. */
  icon?: IconType | undefined;
  /** Shown and not to be opened. @default false */
  disabled?: boolean;
  /** The content of the panel. */
  content: ReactNode;
}

type Own = 'asChild' | 'children' | 'dir' | 'orientation' | 'activationMode' | 'defaultValue';

export interface TabsProps extends Omit<ComponentProps<typeof Radix.Root>, Own> {
  /** Accessible name of the tab list. */
  label: string;
  /** The tabs, in the order of their importance. */
  tabs: readonly TabItem[];
  /** Value of the tab that is open at first. @default the first one's */
  defaultValue?: string | undefined;
  /** Opens a tab only with Enter or Space, for when its content is slow to come. @default false */
  manual?: boolean | undefined;
}

/** Parts of one thing, one of which is in sight. The tabs are one stop of the Tab key; the arrows open the next. */
export function Tabs({ label, tabs, defaultValue, manual = false, className, ...props }: TabsProps) {
  return (
    <Radix.Root
      {...props}
      {...(props.value === undefined && { defaultValue: defaultValue ?? tabs[0]?.value })}
      activationMode={manual ? 'manual' : 'automatic'}
      className={cx(styles.root, className)}
    >
      <Radix.List aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled ?? false}
            className={styles.tab}
          >
            {tab.icon && <Icon icon={tab.icon} />}
            <span className={styles.words}>
              {tab.label} {tab.note != null && <span className={styles.note}>{tab.note}</span>}
            </span>
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
