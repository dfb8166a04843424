import type { Category, Country, Language } from '@settlement-help/contract';

const forum = { lists: ['forum', 'questions'], details: ['forum', 'question'] } as const;

/** The keys of all queries and mutations. A key also matches all longer keys that begin with it. */
export const queryKeys = {
  me: ['me'],
  sessions: ['sessions'],
  situation: ['situation'],
  dates: ['dates'],
  documents: ['documents'],
  bin: ['bin'],
  storage: ['storage'],
  allSteps: ['steps'],
  steps: (country: Country) => ['steps', country],
  leftOutSteps: (country: Country) => ['steps', country, 'left-out'],
  stepStatuses: (country: Country) => ['steps', country, 'statuses'],
  unseenAnswers: ['forum', 'unseen'],
  blocked: ['blocked'],
  notices: ['notices'],
  content: (name: string, language: Language) => ['content', name, language],
  site: (language: Language) => ['site', language],
  cases: (state: 'open' | 'closed') => ['moderation', 'cases', state],
  moderation: ['moderation'],
  decisions: ['moderation', 'decisions'],
  forum: ['forum'],
  questionLists: forum.lists,
  questionList: (category: Category | null) => [...forum.lists, category],
  questionDetails: (id: string) => [...forum.details, id],
  questionInList: (id: string) => [...forum.details, id, 'answers'],
  questionPage: (id: string) => [...forum.details, id, 'page'],
} as const;
