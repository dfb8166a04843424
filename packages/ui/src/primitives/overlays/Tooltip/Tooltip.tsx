import * as Radix from 'radix-ui/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '../../../styles/cx.ts';
import { floating } from '../floating.css.ts';
import { floatingPlace, type Side, useSide } from '../floating.ts';
import { type OverlayProps, splitOpenProps } from '../openProps.ts';
import * as styles from './Tooltip.css.ts';

const openDelayMs = 400;

export interface TooltipProps extends OverlayProps {
  /** Short, optional hint. Not shown on touch screens. */
  text: ReactNode;
  side?: Side | undefined;
  children: ReactElement;
}

/** Explains a control while it is focused or hovered. Escape closes it. */
export function Tooltip({ text, side = 'top', className, children, ...props }: TooltipProps) {
  const { root, sheet } = splitOpenProps(props);
  const placedSide = useSide(side);
  return (
    <Radix.Provider delayDuration={openDelayMs}>
      <Radix.Root {...root}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            data-part="tooltip"
            {...sheet}
            {...floatingPlace}
            side={placedSide}
            className={cx(floating, styles.tooltip, className)}
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
