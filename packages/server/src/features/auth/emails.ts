import type { Email } from '#server/mail/mail.ts';

/** The email with the link that sets a new password. */
export const resetEmail = ({ to, link }: { to: string; link: string }): Email => ({
  to,
  subject: 'Reset your Settlement Help password',
  text: `Hello,

someone asked to reset the password of your Settlement Help account. Open this link to set a new one:

${link}

The link works once, and for 60 minutes. If it was not you, ignore this mail: your password stays as it is.

Settlement Help
`,
});

/** The email that tells of a new password, so that nobody sets one unnoticed. */
export const passwordChangedEmail = ({ to, home }: { to: string; home: string }): Email => ({
  to,
  subject: 'Your Settlement Help password was changed',
  text: `Hello,

the password of your Settlement Help account has just been changed. Everybody who was logged in elsewhere with the old one has been logged out.

If it was you, there is nothing to do. If it was not, go to ${home} at once, choose "Log In" and "Forgot password?", and set a new password with the link that we send you.

Settlement Help
`,
});

/** The email that tells of a deleted account: the last one that its address gets. */
export const accountDeletedEmail = ({ to, home }: { to: string; home: string }): Email => ({
  to,
  subject: 'Your Settlement Help account was deleted',
  text: `Hello,

your Settlement Help account has just been deleted, with your papers, your progress, your profile and your votes. What you wrote in the community stays there without your name.

This cannot be undone. If you need us again, you are welcome at ${home}: this email address is free for a new account.

If it was not you, somebody else knew your password. Change it wherever else you use it.

Settlement Help
`,
});
