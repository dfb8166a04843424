import type { Formats } from '../../i18n/formats.ts';

/** The English texts of a plan of one's own on the checklist. */
export const enPlan = (_format: Formats) => ({
  plan: {
    list: 'Your plan',
    groups: {
      done: 'Done',
      next: 'Do this next',
      open: 'Also open, in any order',
      check: 'Check whether this concerns you',
      locked: 'Later',
    },
    opensAfter: (titles: readonly string[]) => `Opens after: ${titles.join(' · ')}`,
    unlocked: (titles: readonly string[]) => `Now open: ${titles.join(', ')}`,
    moreAbout: 'Everything about this step',
    notApplicable: 'This does not apply to me',
    taken: (title: string) => `${title} is in your plan.`,
    removed: (title: string) => `${title} does not count any more. You find it under “Not for you”.`,
    book: 'I have an appointment',
    changeBooking: 'Change the appointment',
    bookedFor: 'When is your appointment?',
    bookedHint: 'Leave the fields empty to remove it.',
    saveDay: 'Save',
    noSuchDay: 'Enter the day as numbers, such as 27 3 2026.',
    offline: 'Network error. Please try again.',
    notForYou: 'Not for you',
    notForYouLead: 'These steps do not count. Take one back if it concerns you after all.',
    saidSo: 'You said that it does not apply to you.',
    add: 'Add to my plan',
    askFor: {
      arrived_on: 'When did you arrive?',
      moved_in_on: 'When did you move in?',
      visa_ends_on: 'When does your visa or permit end?',
      works_from: 'When does your job start?',
    },
    askWhy: 'Then this step has its date.',
  },
});
