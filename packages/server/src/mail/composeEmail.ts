import type { Texts } from '#server/core/texts.ts';
import type { Email } from './mail.ts';

const rightToLeftMark = '\u200F';

/** Email programs derive direction from the first letter. A link stays as it is, because people copy it. */
const markDirection = (line: string) =>
  /^\P{L}*\p{Script=Latin}/u.test(line) && !/^https?:\S+$/.test(line) ? rightToLeftMark + line : line;

interface EmailContent extends Omit<Email, 'text'> {
  paragraphs: readonly string[];
  isUnreviewed?: boolean;
}

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
