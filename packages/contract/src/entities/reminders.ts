import * as z from 'zod/mini';
import { timestamp } from './text/fieldTypes.ts';

/** Emails 14 and 3 days before a legal date. Off by default. */
export const Reminders = z.object({ by_email: z.boolean() });
export type Reminders = z.infer<typeof Reminders>;

/** The private calendar address of a person; `created_at` is null without one. */
export const CalendarFeed = z.object({ created_at: z.nullable(timestamp) });
export type CalendarFeed = z.infer<typeof CalendarFeed>;
