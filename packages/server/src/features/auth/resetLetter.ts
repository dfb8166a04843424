import type { Letter } from '#server/mail/mail.ts';

/** The letter with the link that sets a new password. */
export const resetLetter = ({ to, link }: { to: string; link: string }): Letter => ({
  to,
  subject: 'Reset your Settlement Help password',
  text: `Hello,

someone asked to reset the password of your Settlement Help account. Open this link to set a new one:

${link}

The link works once, and for 60 minutes. If it was not you, ignore this mail: your password stays as it is.

Settlement Help
`,
});
