import { type Country, limits } from '@settlement-help/contract';
import type { Formats } from '../../i18n/formats.ts';
import { enDeadline } from './enDeadline.ts';

const countries: Record<Country, string> = { France: 'France', Germany: 'Germany' };

/** The English texts of the choice of a destination, the dashboard, the checklist and what stands on several screens. */
export const enSignedIn = (format: Formats) => ({
  ...enDeadline(format),
  countries,
  destination: {
    title: 'Choose Your Destination',
    lead: 'Your checklist and services follow the country you choose. You can change it later without losing anything.',
    soon: 'More countries coming soon',
    about: {
      France: 'Ten steps, from validating your visa to your first tax number.',
      Germany: 'Ten steps, from health insurance to your monthly ticket.',
    } satisfies Record<Country, string>,
    greeting: { France: 'Bienvenue', Germany: 'Willkommen' } satisfies Record<Country, string>,
  },
  dashboard: {
    openStep: (number: number) => `Open step ${format.number(number)}`,
    allDone: 'Every step is done. Your papers and the community stay here for you.',
    seeChecklist: 'See your checklist',
    quickAccess: 'Quick access',
    cards: {
      checklist: { title: 'Settlement Checklist', text: 'The official steps, in order' },
      documents: { title: 'Documents', text: 'Your papers, private to you' },
      services: { title: 'Services', text: 'Offices and everyday services' },
      community: { title: 'Community', text: 'Questions and answers from people who did it' },
    },
  },
  dueList: {
    title: 'What is due next',
    more: (count: number) => `and ${format.plural(count, { one: '# more date', other: '# more dates' })}`,
  },
  situationOffer: {
    text: 'Not every step is for everybody, and dates count from your own days.',
    start: 'Answer a few questions',
    change: 'Change your answers',
  },
  progress: {
    value: (done: number, total: number) =>
      `${format.number(done)} of ${format.plural(total, { one: '# step', other: '# steps' })}`,
  },
  step: {
    number: (number: number) => `Step ${format.number(number)}`,
    when: (deadline: string) => `When: ${deadline}`,
    bring: 'Bring',
    nothingToBring: 'Nothing. You only wait for the letter.',
    where: 'Where',
    goodToKnow: 'Good to know',
    checked: (iso: string) => `Checked ${format.month(iso)}`,
    source: 'source',
    yes: 'Yes',
    no: 'No, not yet',
    staysOpen: 'That is fine. This step stays open until you are ready.',
    locked: 'Complete previous step to unlock',
    unlocked: (number: number, title: string) => `Step ${format.number(number)} is unlocked: ${title}`,
    markedDone: (iso: string) => `You marked this done on ${format.date(iso)}`,
    done: 'Done',
    showDetails: 'Details',
    hideDetails: 'Close details',
    failed: 'Failed to update step',
    attach: 'Attach a document',
    replace: 'Attach another document',
    attachHint: `PDF, JPG, PNG, DOC or DOCX, up to ${format.number(limits.document.maxBytes / 1024 / 1024)}MB`,
    uploading: (name: string) => `Uploading ${name}`,
    uploaded: 'The document is attached',
    uploadFailed: 'Failed to upload document. Please try again.',
    retry: 'Try Again',
    cancel: 'Cancel',
    list: 'Settlement steps',
  },
  progressPanel: {
    title: 'Progress',
    inProgress: 'In Progress',
    done: 'Done',
    way: (share: number) => `${format.percent(share)} of the way`,
    goTo: (step: number) => `Go to step ${format.number(step)}`,
    nextAfter: 'Next after this',
  },
  celebration: {
    title: 'Congratulations!',
    text: (country: string) => `Every step for ${country} is stamped. You have arrived.`,
    stop: 'Stop the celebration',
  },
  complete: {
    title: 'Settlement Complete',
    text: (country: string) =>
      `You have finished every step for ${country}. Keep your papers here: offices ask for them again.`,
  },
  assistant: {
    open: 'Ask the assistant',
    quickHelp: 'Quick help',
  },
});
