import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

/** What a message is about. */
export type Tone = 'success' | 'error' | 'warning' | 'info';

export const toneIcons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info };
