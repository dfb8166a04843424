import { factReportTextMax } from '@settlement-help/contract';
import type { Formats } from '../../i18n/formats.ts';

/** The English texts of a step's own page. */
export const enStepGuide = (format: Formats) => ({
  guide: {
    inShort: 'In short',
    who: 'Who it is for',
    deadline: 'When',
    howLong: 'How long it takes',
    cost: 'What it costs',
    where: 'Where',
    bring: 'What to bring',
    appointment: 'At the appointment',
    afterwards: 'What happens after',
    ifRefused: 'If they refuse',
    watchOut: 'Watch out',
    terms: 'Official terms',
    say: (how: string) => `say: ${how}`,
    sources: 'Law and sources',
    lookFor: (title: string) => `Look there for “${title}”.`,
    checked: (verified: string, review: string) =>
      `Checked on ${format.day(verified)}, to be checked again by ${format.day(review)}.`,
    notChecked: (review: string) =>
      `Not everything here was compared with its source yet. That is done by ${format.day(review)}.`,
    report: 'Report that this is wrong',
    reportLabel: 'What is wrong?',
    reportHint:
      'Write which fact, and what is true. Nothing tells us who you are: leave out names and numbers.',
    reportMissing: 'Write what is wrong',
    reportLong: `The report can have at most ${format.number(factReportTextMax)} characters`,
    send: 'Send report',
    sent: 'Thank you. We check it against the source.',
    offline: 'Network error. Please try again.',
  },
});
