import type { Texts } from '#server/core/texts.ts';
import type { Email } from './mail.ts';

const rightToLeftMark = '\u200F';

/**
 * Email programs take the direction of a line from its first strong character. A line that begins with a Latin word keeps the
 * direction of the text; an address alone on its line stays free of invisible characters, which would be copied along.
 */
const markDirection = (line: string) =>
  /^\P{L}*\p{Script=Latin}/u.test(line) && !/^https?:\S+$/.test(line) ? rightToLeftMark + line : line;

interface EmailContent extends Omit<Email, 'text'> {
  /** Between greeting and sender. */
  paragraphs: readonly string[];
  /** Whether nobody has checked a text in it that is not among the server's own. */
  isUnreviewed?: boolean;
}

/** An email in plain text to a person, in their language. */
export function composeEmail(
  texts: Texts,
  { paragraphs, isUnreviewed = texts.isUnreviewed, headers, ...email }: EmailContent,
): Email {
  const { greeting, sender } = texts.messages.email;
  const note = isUnreviewed ? [texts.messages.translatedByMachine] : [];
  const text = [greeting, ...paragraphs, sender, ...note].join('\n\n');
  return {
    ...email,
    text: `${texts.direction === 'rtl' ? text.split('\n').map(markDirection).join('\n') : text}\n`,
    headers: { 'Content-Language': texts.language, ...headers },
  };
}
