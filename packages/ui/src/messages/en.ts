import type { Formats } from '../internal/formats.ts';
import { enDomain } from './enDomain.ts';

/** The library's English texts. A further language is a module of the same shape, loaded only when used. */
export const en = (format: Formats) => ({
  ...enDomain(format),
  action: {
    close: 'Close',
  },
  progress: {
    value: (done: number, total: number) =>
      `${format.number(done)} of ${format.plural(total, { one: '# step', other: '# steps' })}`,
  },
});

/** The shape that every language of the library fills. */
export type UiMessages = ReturnType<typeof en>;
