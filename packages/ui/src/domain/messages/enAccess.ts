import { limits } from '@settlement-help/contract';
import type { Formats } from '../../i18n/formats.ts';

/** The English texts of log-in, registration and passwords (§2 Login modal, Registration modal, Password dialog; §8 Reset page). */
export const enAccess = (format: Formats) => ({
  auth: {
    email: 'Email',
    password: 'Password',
    fullName: 'Full name',
    countryOfOrigin: 'Country of origin',
    countryHint: 'This is for display purposes only',
    countryNone: 'Prefer not to say',
    newPasswordHint: `Password (min ${limits.password.min} characters)`,
    emailRequired: 'Email required',
    emailInvalid: 'Enter an email address such as name@example.org',
    passwordRequired: 'Password required',
    passwordShort: `Password must be at least ${limits.password.min} characters`,
    nameRequired: 'Full name required',
    forgot: 'Forgot password?',
    login: {
      title: 'Log in',
      submit: 'Log in',
      failed: 'Login failed',
      noAccount: 'New here?',
      signUp: 'Sign up',
    },
    registration: {
      title: 'Create Account',
      submit: 'Create Account',
      failed: 'Registration failed',
      offline: 'Network error. Please try again.',
      haveAccount: 'Already have an account?',
      signIn: 'Sign in',
      doneTitle: 'Registration Successful!',
      done: 'You can now log in with your credentials.',
    },
  },
  passwords: {
    current: 'Current password',
    new: 'New password',
    confirm: 'Confirm new password',
    // Counted when it is shown: the log-in opens with these texts too, and needs no plural.
    get newHint() {
      const least = format.plural(limits.password.min, { one: '# character', other: '# characters' });
      return `At least ${least}. A short sentence is easy to remember.`;
    },
    currentMissing: 'Enter your current password',
    newMissing: 'Enter a new password',
    confirmMissing: 'Enter the new password again',
    fillAll: 'Please fill current, new and confirm password fields',
    tooShort: `Password must be at least ${limits.password.min} characters`,
    mismatch: 'Passwords do not match',
    incorrect: 'Incorrect password',
    network: 'Network error',
    changeFailed: 'Change failed',
    changed: 'Password changed successfully',
    change: {
      title: 'Change password',
      verifyLead: 'First enter the password that you use now.',
      verify: 'Continue',
      resetLead: 'Now choose the new one.',
      submit: 'Change password',
      back: 'Enter the current password again',
    },
    forgot: {
      title: 'Forgot password?',
      lead: 'Enter your email address. We send you a link that sets a new password.',
      submit: 'Send the link',
      network: 'Network error while requesting reset',
      mailed: (email: string) =>
        `If ${email} has an account, we have sent a link to it. It works once, and for 60 minutes.`,
      mailedTitle: 'Check your email',
      knowTitle: 'Do you remember it after all?',
      knowLead: 'Then you can change it here, without the mail.',
      change: 'Change password',
      otherEmail: 'Use another email address',
      logIn: 'Back to the log-in',
    },
    reset: {
      title: 'Set a new password',
      lead: 'It logs you out everywhere. Then you log in with the new password.',
      submit: 'Set new password',
      linkEnded: 'Does the link no longer work?',
      newLink: 'Ask for a new link',
      done: 'Password reset successful',
      failed: 'Reset failed',
    },
  },
});
