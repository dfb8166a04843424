/**
 * The inset of a bar that sticks to an edge of the window. On a phone with large text it is far outside of the window,
 * so the bar scrolls away: the five links of the bottom bar no longer fit on one row.
 */
export const stickyInset = 'min(0px, (100vw - 19.5rem) * 1000)';
