/** The limits of §9 and of the rulings, in characters unless a name or comment says otherwise. */
export const limits = {
  password: { min: 8, max: 256 },
  email: { max: 254 },
  name: { max: 200 },
  forumName: { min: 2, max: 40 },
  country: { max: 100 },
  address: { max: 200 },
  postalCode: { max: 20 },
  phone: { max: 40 },
  document: {
    maxBytes: 10 * 1024 * 1024,
    extensions: ['.pdf', '.jpg', '.jpeg', '.png', '.doc', '.docx'],
    nameMax: 200,
    fileNameMax: 255,
    /** Ids in one request for an archive. */
    archiveMax: 1000,
    /** Days that a deleted document stays in the bin. */
    daysInBin: 7,
  },
  photo: { maxBytes: 5 * 1024 * 1024, maxPixels: 25_000_000 },
  question: { titleMax: 200, contentMax: 2000 },
  /** Checked by the server only. */
  answer: { contentMax: 5000 },
  announcement: { max: 300 },
  search: { max: 200 },
  /** A token of an email, an invitation or a browser. */
  token: { max: 200 },
  stepKey: { max: 60 },
  /** The languages of a list of questions. */
  languages: { max: 60 },
  /** The highest number of `countQuestions`, which means this many or more. */
  countedQuestions: 100,
  /** Items per page without a `limit` in the query. */
  pageSize: 20,
  pageSizeMax: 100,
  /** Answers in a question; the others are on further pages. */
  answersPerPage: 50,
  /** Milliseconds. The app overrides the default of `ToastProvider`. */
  toastDuration: 5000,
  /** Milliseconds. */
  registrationNotice: 2000,
  celebrationDelay: 500,
  celebrationDuration: 8000,
  assistantDelay: { min: 1000, max: 2000 },
  /** Scrolled pixels. */
  backToTopAfter: 300,
  banksPerCountry: 3,
} as const;

export const factReportTextMax = 1000;

export const countries = ['France', 'Germany'] as const;

export const languages = ['en', 'fr', 'de', 'ar', 'uk', 'tr'] as const;

/** The categories of the forum (§3); the filter adds 'all'. */
export const categories = [
  'general',
  'housing',
  'banking',
  'legal',
  'work',
  'education',
  'healthcare',
  'transportation',
  'social',
] as const;

/** The orders of a list of questions: best match of a search, newest, votes, last answer. */
export const questionOrders = ['relevance', 'newest', 'helpful', 'active'] as const;

/** The parts of a list of questions: without an answer, without an accepted answer, of the user, followed by the user. */
export const questionSelections = ['unanswered', 'unresolved', 'mine', 'followed'] as const;

export const reportReasons = [
  'illegal',
  'personal_data',
  'spam',
  'harassment',
  'dangerous_advice',
  'other',
] as const;

export const moderationLimits = {
  reportTextMax: 1000,
  ruleMax: 300,
  factsMax: 1000,
  objectionMax: 2000,
  removeDaysMax: 365,
  /** The name or email address that a moderator searches. */
  personSearch: { min: 2, max: 200 },
  /** People in the response to a search. */
  foundPeople: 20,
  /** The reason of a moderator for exporting or deleting an account. */
  actionReason: { min: 10, max: 1000 },
  /** Links in a post of an account less than a day old. */
  newAccountLinks: 2,
  /** Votes of an account in its first day. */
  newAccountVotes: 10,
} as const;

/** The content type of each accepted extension. */
export const documentTypes = {
  '.pdf': 'application/pdf',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const satisfies Record<(typeof limits.document.extensions)[number], string>;

/**
 * The `accept` attribute of a field for documents. With the content types, browsers also offer `.jfif` files and files
 * without extension.
 */
export const acceptedFiles = [...limits.document.extensions, ...new Set(Object.values(documentTypes))].join(
  ',',
);

/** True for a JPG or PNG, the photo formats of documents. */
export const isPhoto = ({ type }: { type: string }) => type === 'image/jpeg' || type === 'image/png';

/** True for a photo of more bytes than a document may have. A smaller copy of it can be uploaded. */
export const isLargePhoto = (file: { type: string; size: number }) =>
  isPhoto(file) && file.size > limits.document.maxBytes;
