import { categories, countries, limits } from '@settlement-help/contract';
import { type Section, table } from './section.ts';

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB (${bytes} bytes)`;
const characters = (count: number) => `${count} characters`;

/** The meaning of each limit of the contract, with its unit. */
const rows: Record<keyof typeof limits, string[][]> = {
  password: [
    ['Shortest new password', characters(limits.password.min)],
    ['Longest password', characters(limits.password.max)],
  ],
  email: [['Longest email address', characters(limits.email.max)]],
  name: [['Longest name', characters(limits.name.max)]],
  forumName: [
    ['Shortest name for the forum', characters(limits.forumName.min)],
    ['Longest name for the forum', characters(limits.forumName.max)],
  ],
  country: [['Longest country of origin', characters(limits.country.max)]],
  address: [['Longest line of an address', characters(limits.address.max)]],
  postalCode: [['Longest postal code', characters(limits.postalCode.max)]],
  phone: [['Longest phone number', characters(limits.phone.max)]],
  document: [
    ['Largest document, checked by the server alone', megabytes(limits.document.maxBytes)],
    ['Kinds of documents', limits.document.extensions.join(', ')],
    ['Longest name of a document', characters(limits.document.nameMax)],
  ],
  photo: [
    ['Largest profile photo', megabytes(limits.photo.maxBytes)],
    ['Most pixels of a profile photo', String(limits.photo.maxPixels)],
  ],
  question: [
    ['Longest title of a question', characters(limits.question.titleMax)],
    ['Longest details of a question', characters(limits.question.contentMax)],
  ],
  answer: [['Longest answer, checked by the server alone', characters(limits.answer.contentMax)]],
  languages: [['Longest list of languages', characters(limits.languages.max)]],
  stepKey: [['Longest key of a step', characters(limits.stepKey.max)]],
  token: [['Longest token of an email, an invitation or a browser', characters(limits.token.max)]],
  announcement: [['Longest announcement of the operator', characters(limits.announcement.max)]],
  search: [['Longest search', characters(limits.search.max)]],
  countedQuestions: [['Highest counted number of questions', String(limits.countedQuestions)]],
  pageSize: [['Questions a page', String(limits.pageSize)]],
  pageSizeMax: [['Most questions that a request may ask for', String(limits.pageSizeMax)]],
  answersPerPage: [['Answers in a question', String(limits.answersPerPage)]],
  toastDuration: [['A toast stays', `${limits.toastDuration} ms`]],
  registrationNotice: [['The notice of a registration stays', `${limits.registrationNotice} ms`]],
  celebrationDelay: [['The celebration begins after', `${limits.celebrationDelay} ms`]],
  celebrationDuration: [['The celebration lasts', `${limits.celebrationDuration} ms`]],
  assistantDelay: [
    ['The assistant replies after', `${limits.assistantDelay.min} to ${limits.assistantDelay.max} ms`],
  ],
  backToTopAfter: [['The back-to-top button shows after', `${limits.backToTopAfter} px`]],
  banksPerCountry: [['Banks per country', String(limits.banksPerCountry)]],
};

export const constants: Section = {
  id: '§9',
  title: 'Constants and limits',
  introduction: `${table(
    ['constant', 'value'],
    [
      ...Object.values(rows).flat(),
      ['Destinations', countries.join(', ')],
      ['Categories of the forum', categories.join(', ')],
    ],
  )}`,
  topics: {
    'Minimum password length': { '8': 'Eight characters are enough, seven are not.' },
    'Toast default duration': { '5000 ms': 'Then the toast goes.' },
    'Registration notice': { '2000 ms': 'Then the dialog closes.' },
    Celebration: { '500 ms and 8 s': 'It begins half a second after the last step and ends by itself.' },
    'Assistant reply delay': 'Between one second and two.',
    'Back-to-top threshold': { '300 px': 'The button shows from the next pixel on.' },
    'Profile photo': { 'at most 5MB': 'Exactly 5 MB are taken.' },
    Document: { 'at most 10MB': 'The form states it.' },
    'Forum title': { 'at most 200 characters': 'The 201st is one too many.' },
    'Forum content': { 'at most 2000 characters': 'The 2001st is one too many.' },
    Countries: { 'France and Germany only': 'There is no third destination.' },
    'Forum categories': { 'nine, and all in the filter': 'A question has one of nine.' },
    'Banks per country': { three: 'Each country names three banks.' },
    'Copyright year': { '2025': 'The footer says “© 2025 Settlement Help”.' },
    'File size display': {
      'Bytes, KB, MB, GB': 'A size is shown in “Bytes”, “KB”, “MB” or “GB”, with two decimals.',
    },
    'Time-ago labels': {
      'Just now': 'Under an hour: “Just now”.',
      'Nh ago': 'Under 24 hours: 5h ago, for example.',
      'Nd ago': 'Under 7 days (168 hours): 2d ago, for example.',
      'the date': 'After that the date itself.',
    },
    Assistant: {
      documents: 'Where papers are kept, which kinds, and how large.',
      settlement: 'How the checklist works.',
      bank: 'What to bring for an account, and the right to one.',
      health: 'Who insures whom, and by when.',
      work: 'Who helps to find work.',
      housing: 'Which proof of the address is needed.',
      language: 'Where courses are.',
      community: 'What the forum is for.',
      tax: 'Where the tax number comes from.',
      emergency: 'Whom to call. A word of danger wins over every other keyword.',
      '112 (EU) and 911 (US)': 'The emergency reply names both numbers.',
      'four generic fallbacks': 'Where no keyword fits, four replies take turns.',
    },
  },
};
