import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';

/** The kind of a message or state. Some components add `neutral`. */
export type Tone = 'success' | 'error' | 'warning' | 'info';

/** The icon of each tone, so that colour is not the only sign. */
export const toneIcons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info };
