import type { ReactElement } from 'react';
import { useDirection } from '../../i18n/UiProvider.tsx';
import type { OverlayProps } from './openProps.ts';

const edge = 12;

/** How near to its trigger and to the edge of the screen something may float, in px. */
export const floatingPlace = { sideOffset: 6, collisionPadding: edge };

/** CSS instead of Radix's measured width, which causes a ResizeObserver loop error during positioning. */
export const floatingWidth = (most: string) => `min(${most}, calc(100vw - ${2 * edge}px))`;

/** Side of the trigger; `start` follows the writing direction. */
export type Side = 'top' | 'bottom' | 'start' | 'end';

/** The side as Radix knows it, which follows no writing direction. */
export function useSide(side: Side) {
  const isLeftToRight = useDirection() === 'ltr';
  if (side === 'start') return isLeftToRight ? 'left' : 'right';
  if (side === 'end') return isLeftToRight ? 'right' : 'left';
  return side;
}

/** Props of every positioned sheet. */
export interface FloatingSheetProps extends OverlayProps {
  /** The button that opens and closes it. */
  trigger: ReactElement;
  /** Preferred side. @default 'bottom' */
  side?: Side | undefined;
  /** The aligned edge of the trigger. @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
}
