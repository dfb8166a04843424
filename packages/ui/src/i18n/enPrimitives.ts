import type { Formats } from './formats.ts';

/** The English texts of the primitives and patterns, which every other component uses too. */
export const enPrimitives = (format: Formats) => ({
  action: {
    close: 'Close',
    cancel: 'Cancel',
  },
  backToTop: 'Back to top',
  characters: {
    count: (count: number, limit: number) =>
      `${format.number(count)} of ${format.plural(limit, { one: '# character', other: '# characters' })}`,
    left: (count: number) => format.plural(count, { one: '# character left', other: '# characters left' }),
    over: (count: number) =>
      format.plural(count, { one: '# character too many', other: '# characters too many' }),
  },
  dataList: {
    /** Stands where there is no description. */
    missing: 'Not given',
  },
  date: { day: 'Day', month: 'Month', year: 'Year' },
  error: {
    general: 'Something went wrong. Please try again.',
  },
  field: {
    /** Shown after the label. */
    optional: '(optional)',
  },
  file: {
    /** Spoken before the name of the file. */
    chosen: 'Chosen file: ',
    remove: (name: string) => `Remove ${name}`,
  },
  form: {
    errorTitle: (count: number) =>
      format.plural(count, { one: '# answer needs your attention', other: '# answers need your attention' }),
  },
  loadFailure: { title: 'Error', tryAgain: 'Try Again' },
  link: {
    /** Spoken after the text of the link. */
    opensInNewTab: ' (opens in a new tab)',
  },
  loadMore: {
    shown: (shown: number, total: number | undefined) =>
      total === undefined
        ? `${format.number(shown)} shown`
        : `${format.number(shown)} of ${format.number(total)} shown`,
  },
  password: {
    show: 'Show password',
  },
  skipLink: 'Skip to the content',
  status: {
    loading: 'Loading',
  },
  toast: {
    /** Name of a single toast. */
    label: 'Notification',
    /** Name of the place where they appear; `{hotkey}` stands for the key that leads there. */
    region: 'Notifications ({hotkey})',
  },
  /** Spoken before a message. */
  tone: {
    success: 'Success: ',
    error: 'Error: ',
    warning: 'Warning: ',
    info: 'Note: ',
  },
});

/** The texts of the design system, in the shape that every language fills. */
export type UiMessages = ReturnType<typeof enPrimitives>;
