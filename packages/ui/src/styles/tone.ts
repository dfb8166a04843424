import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

/** What a message is about. */
export type Tone = 'success' | 'error' | 'warning' | 'info';

/** The icon of each tone, so that colour is not the only sign. */
export const toneIcons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info };
