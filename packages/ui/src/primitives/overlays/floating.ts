import type { ReactElement } from 'react';
import { useDirection } from '../../i18n/UiProvider.tsx';
import type { OverlayProps } from './openProps.ts';

const edge = 12;

/** How near to its trigger and to the edge of the screen something may float, in px. */
export const floatingPlace = { sideOffset: 6, collisionPadding: edge };

/**
 * So wide, and never wider than the screen. Radix measures the width that is there as well, but what then takes that
 * width is measured anew while it is being placed, which browsers report as an error.
 */
export const floatingWidth = (most: string) => `min(${most}, calc(100vw - ${2 * edge}px))`;

/** Where something stands beside its trigger: `start` is the side where lines begin. */
export type Side = 'top' | 'bottom' | 'start' | 'end';

/** The side as Radix knows it, which follows no writing direction. */
export function useSide(side: Side) {
  const isLeftToRight = useDirection() === 'ltr';
  if (side === 'start') return isLeftToRight ? 'left' : 'right';
  if (side === 'end') return isLeftToRight ? 'right' : 'left';
  return side;
}

/** What every sheet takes that floats beside its button. */
export interface FloatingSheetProps extends OverlayProps {
  /** The button that opens and closes it. */
  trigger: ReactElement;
  /** Where it stands while there is room. @default 'bottom' */
  side?: Side | undefined;
  /** Which edge of the trigger it keeps to. @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
}
