/** The numbers of §9, and those that the rulings add. */
export const limits = {
  /** Characters of a new password (§5). */
  password: {
    min: 8,
    max: 256,
  },
  /** Characters of an e-mail address. */
  email: { max: 254 },
  /** Characters of names, places and phone numbers. */
  name: { max: 200 },
  country: { max: 100 },
  address: { max: 200 },
  postalCode: { max: 20 },
  phone: { max: 40 },
  document: {
    /** Bytes: 10 MB as 10 × 1024 × 1024; the server checks it, the client states it (§5). */
    maxBytes: 10 * 1024 * 1024,
    /** Extensions of the file's name; the server checks the content too. */
    extensions: ['.pdf', '.jpg', '.jpeg', '.png', '.doc', '.docx'],
    /** Characters of the custom name. */
    nameMax: 200,
  },
  photo: {
    /** Bytes: 5 MB as 5 × 1024 × 1024. */
    maxBytes: 5 * 1024 * 1024,
    /** Width times height. */
    maxPixels: 25_000_000,
  },
  /** Characters of a question's title and details (§9). */
  question: {
    titleMax: 200,
    contentMax: 2000,
  },
  answer: {
    /** Characters; the server's limit, the client sets none. */
    contentMax: 5000,
  },
  /** Questions on a page of the forum list where the query has no `limit`. */
  pageSize: 20,
  /** The largest `limit`. */
  pageSizeMax: 100,
  /** Milliseconds. */
  toastDuration: 5000,
  registrationNotice: 2000,
  celebrationDelay: 500,
  celebrationDuration: 8000,
  assistantDelay: { min: 1000, max: 2000 },
  /** Pixels scrolled before the back-to-top button shows. */
  backToTopAfter: 300,
  banksPerCountry: 3,
} as const;

/** Characters of a report that a fact is wrong. */
export const factReportTextMax = 1000;

/** The destinations that exist (§9). */
export const countries = ['France', 'Germany'] as const;

/** The languages of the product, English first. */
export const languages = ['en', 'fr', 'de', 'ar', 'uk', 'tr'] as const;

/** The nine categories of the forum (§3); the filter adds 'all'. */
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

/** Why somebody reports a post, and for which a moderator takes it down. */
export const reportReasons = [
  'illegal',
  'personal_data',
  'spam',
  'harassment',
  'dangerous_advice',
  'other',
] as const;

/** The limits of reports, decisions and objections, in characters, and of new accounts. */
export const moderationLimits = {
  reportTextMax: 1000,
  ruleMax: 300,
  factsMax: 1000,
  objectionMax: 2000,
  /** Days of posts that a suspension can take down along. */
  removeDaysMax: 365,
  /** Links in a post of an account that is younger than a day. */
  newAccountLinks: 2,
} as const;
