const edge = 12;

/** How near to its trigger and to the edge of the screen something may float, in px. */
export const floatingPlace = { sideOffset: 6, collisionPadding: edge };

/**
 * So wide, and never wider than the screen. Radix measures the width that is there as well, but what then takes that
 * width is measured anew while it is being placed, which browsers report as an error.
 */
export const floatingWidth = (most: string) => `min(${most}, calc(100vw - ${2 * edge}px))`;
