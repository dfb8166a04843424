import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';

/** What something says of the thing that it is about; components that say nothing by default add `neutral`. */
export type Tone = 'success' | 'error' | 'warning' | 'info';

/** The icon of each tone, so that colour is not the only sign. */
export const toneIcons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info };
