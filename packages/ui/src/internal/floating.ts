/** How near to its trigger and to the edge of the screen something may float, in px. */
export const floatingPlace = { sideOffset: 6, collisionPadding: 12 };
