import * as z from 'zod/mini';

/** Emails about new answers to followed questions, at most one an hour. Off by default. */
export const AnswerEmailSettings = z.object({ by_email: z.boolean() });
export type AnswerEmailSettings = z.infer<typeof AnswerEmailSettings>;
