import { Virtual } from '@guidepup/virtual-screen-reader';

const maxPhrases = 1000;

/** After the last element, the reader begins again. A page without content has no end. */
const isEnd = (phrases: readonly string[]) => {
  const last = phrases.at(-1);
  return last === 'end of document' || (last === 'document' && phrases.length > 1);
};

/**
 * Reads the page as a virtual screen reader, from the first element to the last, with one phrase on each line. Without
 * the ends of elements, which few readers speak.
 */
export async function readAloud() {
  const reader = new Virtual();
  await reader.start({ container: document.body });
  let phrases = await reader.spokenPhraseLog();
  while (!isEnd(phrases)) {
    if (phrases.length === maxPhrases) throw new Error('The virtual screen reader does not come to an end.');
    await reader.next();
    phrases = await reader.spokenPhraseLog();
  }
  await reader.stop();
  const spoken = phrases.slice(1, -1).filter((phrase) => !phrase.startsWith('end of '));
  return spoken.length > 0 ? `${spoken.join('\n')}\n` : '(silent)\n';
}
