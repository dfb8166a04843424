import type { ReactElement, Ref } from 'react';
import type { OpenProps } from './openProps.ts';

const edge = 12;

/** How near to its trigger and to the edge of the screen something may float, in px. */
export const floatingPlace = { sideOffset: 6, collisionPadding: edge };

/**
 * So wide, and never wider than the screen. Radix measures the width that is there as well, but what then takes that
 * width is measured anew while it is being placed, which browsers report as an error.
 */
export const floatingWidth = (most: string) => `min(${most}, calc(100vw - ${2 * edge}px))`;

/** What every sheet takes that floats beside its button. */
export interface FloatingSheetProps extends OpenProps {
  /** The button that opens and closes it. */
  trigger: ReactElement;
  /** Where it stands while there is room. @default 'bottom' */
  side?: 'top' | 'bottom';
  /** Which edge of the trigger it keeps to. @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** The sheet that floats. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Class of the sheet. */
  className?: string | undefined;
}
