import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

/** What a message is about. */
export type Tone = 'success' | 'error' | 'warning' | 'info';

/** The sign of each tone, so that it is not told by colour alone. */
export const toneIcons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info };
