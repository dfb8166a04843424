import type { ReactElement } from 'react';
import { useDirection } from '../../i18n/UiProvider.tsx';
import type { OverlayProps } from './openProps.ts';

const edge = 12;

/** Distance to the trigger and to the edge of the screen, in px. */
export const floatingPlace = { sideOffset: 6, collisionPadding: edge };

/** CSS instead of Radix's measured width, which causes a ResizeObserver loop error during positioning. */
export const floatingWidth = (most: string) => `min(${most}, calc(100vw - ${2 * edge}px))`;

/** Side of the trigger; `start` follows the writing direction. */
export type Side = 'top' | 'bottom' | 'start' | 'end';

/** Radix has no `start` and `end`. */
export function useSide(side: Side) {
  const isLeftToRight = useDirection() === 'ltr';
  if (side === 'start') return isLeftToRight ? 'left' : 'right';
  if (side === 'end') return isLeftToRight ? 'right' : 'left';
  return side;
}

export interface FloatingSheetProps extends OverlayProps {
  trigger: ReactElement;
  side?: Side | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
}
