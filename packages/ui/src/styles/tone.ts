import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';

/** The kind of a message or state. */
export type Tone = 'success' | 'error' | 'warning' | 'info';

/** Each tone has an icon, so that colour is not the only sign. */
export const toneIcons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info };
