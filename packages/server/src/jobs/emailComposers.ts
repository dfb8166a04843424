import type { EmailComposers } from '#server/features/auth/emailQueue.ts';
import { composeModerationEmail } from '#server/features/moderation/emails.ts';
import { composeReminder } from '#server/features/reminders/reminderEmail.ts';

export const emailComposers: EmailComposers = {
  reminder: composeReminder,
  moderation: composeModerationEmail,
};
