import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type GetTextTranslation, po } from 'gettext-parser';
import { type Language, listTexts, poFile, readSource } from './source.ts';

/** Read from the comment above a text, such as `# translated by: machine`. */
export type Translator = 'human' | 'machine' | 'machine-reviewed';

export interface Translation {
  key: string;
  /** The current English text. */
  english: string;
  text: string;
  /** `outdated` if the English text changed or the entry is marked as fuzzy. */
  state: 'current' | 'outdated' | 'missing';
  by: Translator | null;
}

const readEntries = (file: string): GetTextTranslation[] =>
  existsSync(file)
    ? Object.values(po.parse(readFileSync(file)).translations).flatMap((context) => Object.values(context))
    : [];

const translatorOf = ({ comments }: GetTextTranslation): Translator => {
  const [, by] = /^translated by: (human|machine-reviewed|machine)$/m.exec(comments?.translator ?? '') ?? [];
  return (by as Translator | undefined) ?? 'human';
};

/** Reads the translations of a folder in the order of the English texts. */
export function readTranslations(folder: string, language: Language): Translation[] {
  const entries = new Map(readEntries(poFile(folder, language)).map((entry) => [entry.msgctxt, entry]));
  return [...readSource(folder).values()].flatMap((tree) =>
    listTexts(tree).map(([key, english]): Translation => {
      const entry = entries.get(key);
      const text = entry?.msgstr[0] ?? '';
      if (!entry || text === '') return { key, english, text, state: 'missing', by: null };
      const isCurrent = entry.msgid === english && entry.comments?.flag !== 'fuzzy';
      return { key, english, text, state: isCurrent ? 'current' : 'outdated', by: translatorOf(entry) };
    }),
  );
}

const entryOf = ({ key, english, text, state, by }: Translation): GetTextTranslation => ({
  msgctxt: key,
  msgid: english,
  msgstr: [text],
  comments: {
    ...(by && { translator: `translated by: ${by}` }),
    ...(state === 'outdated' && { flag: 'fuzzy' }),
  },
});

/** Writes the `.po` file. Outdated texts are marked as fuzzy. */
export function writeTranslations(folder: string, language: Language, translations: readonly Translation[]) {
  const contexts = translations.map(entryOf).map((entry) => [entry.msgctxt, { [entry.msgid]: entry }]);
  const file = po.compile(
    {
      charset: 'utf-8',
      headers: { 'Content-Type': 'text/plain; charset=utf-8', Language: language },
      translations: Object.fromEntries(contexts),
    },
    { foldLength: 0 },
  );
  writeFileSync(poFile(folder, language), `${file}\n`);
}
