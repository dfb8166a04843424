import { type Category, limits } from '@settlement-help/contract';
import type { Formats } from '../../i18n/formats.ts';

const category: Record<Category, string> = {
  general: 'General',
  housing: 'Housing',
  banking: 'Banking',
  legal: 'Legal',
  work: 'Work',
  education: 'Education',
  healthcare: 'Healthcare',
  transportation: 'Transportation',
  social: 'Social',
};

/** The English texts of the forum (§2 Forum list, Question detail; §5 Forum question; §9 Time-ago labels). */
export const enForum = (format: Formats) => ({
  forum: {
    category,
    all: 'All',
    filter: 'Category',
    list: 'Questions',
    timeAgo: (iso: string, now: number) => format.timeAgo(iso, now, 'Just now'),
    fullDate: format.date,
    views: (count: number) => format.plural(count, { one: '# view', other: '# views' }),
    answers: (count: number) => format.plural(count, { one: '# answer', other: '# answers' }),
    noAnswers: 'No answers yet',
    resolved: 'Resolved',
    accepted: 'Accepted answer',
    showAnswers: (count: number) =>
      format.plural(count, { one: 'Open the answer', other: 'Open all # answers' }),
    hideAnswers: 'Close answers',
    aboutQuestion: (action: string, title: string) => `${action}: ${title}`,
    waiting: {
      answers: 'The answers have not arrived yet.',
    },
    more: 'Load more questions',
    empty: {
      title: 'Questions and their answers will be here',
      text: 'Ask about papers, flats, schools or anything else. People who made the move before you read along.',
      inCategory: (name: string) => `No questions about ${name.toLocaleLowerCase(format.locale)} yet`,
      inCategoryText: 'Be the first to ask, or look at all questions.',
    },
    vote: {
      question: (title: string) => `Votes for the question: ${title}`,
      answer: (name: string) => `Votes for the answer of ${name}`,
      up: (count: number) => `Helpful, ${format.plural(count, { one: '# vote', other: '# votes' })}`,
      down: (count: number) => `Not helpful, ${format.plural(count, { one: '# vote', other: '# votes' })}`,
      ownQuestion: 'Your own question: others vote on it.',
      ownAnswer: 'Your own answer: others vote on it.',
    },
    accept: 'Accept Answer',
    acceptOf: (name: string) => ` of ${name}`,
    acceptedNow: (name: string) => `You accepted the answer of ${name}.`,
    ask: {
      title: 'Ask a question',
      titleLabel: 'Title',
      titleHint: 'Your question in one sentence, as you would ask a friend.',
      details: 'Details',
      detailsHint:
        'What have you tried? Leave out names, addresses and document numbers: everybody can read it.',
      category: 'Category',
      submit: 'Post question',
      cancel: 'Cancel',
      titleRequired: 'Write your question first',
      titleLong: `The question can have at most ${format.number(limits.question.titleMax)} characters`,
      detailsLong: `The details can have at most ${format.number(limits.question.contentMax)} characters`,
    },
    answer: {
      open: 'Answer this question',
      label: 'Your answer',
      submit: 'Post answer',
      cancel: 'Cancel',
      required: 'Write your answer first',
      posted: 'Your answer is posted.',
    },
    back: 'Back to Forum',
    notFound: 'Question not found',
    notFoundText: 'It may have been removed, or the link is incomplete.',
  },
});
