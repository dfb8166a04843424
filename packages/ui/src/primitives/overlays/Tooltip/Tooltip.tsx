import * as Radix from 'radix-ui/tooltip';
import type { ReactElement, Ref } from 'react';
import { cx } from '../../../styles/cx.ts';
import { floating } from '../floating.css.ts';
import { floatingPlace } from '../floating.ts';
import { type OpenProps, openProps } from '../openProps.ts';
import * as styles from './Tooltip.css.ts';

const openAfter = 400;

export interface TooltipProps extends OpenProps {
  /** A few words that help and that nobody needs: a finger never sees them. */
  text: string;
  /** Where it stands while there is room. @default 'top' */
  side?: 'top' | 'bottom';
  /** The tooltip itself. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Class of the tooltip. */
  className?: string | undefined;
  /** What it explains: one element that can be focused, as a button. */
  children: ReactElement;
}

/** Explains a control while it has the focus or the pointer. Escape closes it; the pointer may move onto it. */
export function Tooltip({ text, side = 'top', ref, className, children, ...props }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={openAfter}>
      <Radix.Root {...openProps(props)}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            {...floatingPlace}
            ref={ref}
            side={side}
            className={cx(floating, styles.tooltip, className)}
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
