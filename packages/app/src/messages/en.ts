import type { Formats } from '@settlement-help/ui';

/** The app's own English texts; those of the components live in the design system. */
export const en = (format: Formats) => ({
  title: (screen: string) => `${screen} · Settlement Help`,
  screens: {
    landing: 'Settle in France or Germany',
    destination: 'Choose Your Destination',
    dashboard: 'Dashboard',
    checklist: 'Settlement Checklist',
    situation: 'Your situation',
    documents: 'Documents',
    services: 'Services',
    community: 'Community Forum',
    questionNotFound: 'Question not found',
    profile: 'Profile',
    resetPassword: 'Set a new password',
  },
  session: {
    expired: 'Your session has ended. Please log in again.',
  },
  auth: {
    logIn: 'Log in',
    createAccount: 'Create Account',
    forgotPassword: 'Forgot password?',
    passwordChanged: 'Password changed successfully',
  },
  profile: {
    title: 'Profile',
    lead: 'Your details, your password, and how the app looks.',
    destination: 'Destination',
    destinationHint: 'The steps and papers of the other country stay where they are.',
    changeDestination: 'Change destination',
    keepDestination: 'Back to your profile',
    password: 'Password',
    passwordHint: 'A new password logs you out on every other device.',
    changePassword: 'Change password',
    theme: 'Theme',
    themeHint: 'Kept in this browser.',
    session: 'Log out',
    sessionHint: 'On a shared device, log out when you are done.',
    logout: 'Logout',
    deleted: 'Your account is deleted.',
  },
  password: {
    verified: 'Password verified — enter a new password below',
    changed: 'Password changed successfully',
  },
  resetPassword: {
    missingToken: 'Missing reset token',
    done: 'Password reset successful. Please log in.',
  },
  network: 'Network error. Please try again.',
  screenFailure: {
    title: 'This page could not be shown',
    text: 'You may be offline. What you have typed is kept.',
    tryAgain: 'Try Again',
    home: 'To the start page',
  },
  dashboard: {
    welcome: (name: string) => `Welcome back, ${name}`,
    settlingIn: (country: string) => `You are settling in ${country}.`,
    stepsDone: (done: number, total: number) =>
      `${format.number(done)} of ${format.plural(total, { one: '# step is done.', other: '# steps are done.' })}`,
    stepOpen: (number: number, total: number) =>
      `Step ${format.number(number)} of ${format.number(total)} is open`,
    papers: (count: number) =>
      `${format.plural(count, { one: '# paper', other: '# papers' })}, private to you`,
    servicesIn: (country: string) => `Offices and everyday services in ${country}`,
  },
  checklist: {
    title: 'Settlement Checklist',
    lead: (steps: number, country: string) =>
      `${format.plural(steps, { one: '# step', other: '# steps' })} for ${country}, in the order in which the offices ask for them.`,
    planLead: (steps: number, country: string) =>
      `${format.plural(steps, { one: '# step', other: '# steps' })} for you in ${country}, each open as soon as nothing else has to come first.`,
    fetchFailed: (status: number, body: string) =>
      `Failed to fetch settlement steps: ${status} ${body}`.trim(),
    fetchUnanswered: (reason: string) => `Failed to fetch settlement steps: ${reason}`,
    initializeFailed: (reason: string) => `Failed to initialize settlement steps: ${reason}`,
    errorTitle: 'Error',
    tryAgain: 'Try Again',
    reset: 'Reset checklist',
    resetQuestion: 'Reset the checklist?',
    resetWarning:
      'This deletes your progress and the documents that you attached to steps. Your other documents stay. It cannot be undone.',
    resetConfirm: 'Reset checklist',
    resetDone: 'Your settlement steps were reset.',
    resetFailed: (reason: number | string) => `Failed to reset steps: ${reason}`,
  },
  stepPage: {
    toPlan: 'To your checklist',
    toStart: 'To the start page',
  },
  documents: {
    title: 'Documents',
    lead: 'Your papers in one place. Nobody but you can open them.',
    fetchFailed: (reason: number | string) => `Failed to fetch documents: ${reason}`,
    uploaded: (name: string) => `“${name}” is uploaded.`,
    notUploaded: (name: string, detail = 'Please try again.') => `“${name}” is not uploaded. ${detail}`,
  },
  forum: {
    title: 'Community Forum',
    lead: 'Questions and answers from people who have been through it. Look for yours first: it may be answered.',
    ask: 'Ask a question',
    asked: 'Your question is posted.',
    waiting: 'The questions have not arrived yet.',
    questionWaiting: 'The question has not arrived yet.',
  },
  services: {
    title: 'Services',
    lead: (country: string, checkedOn: string) =>
      `Offices and everyday services in ${country}, and where to find them online. Checked ${format.month(checkedOn)}.`,
  },
});

export type AppMessages = ReturnType<typeof en>;
