import { join } from 'node:path';
import { CounterFacts, CounterTexts, Pronunciations, StepFacts, StepTexts } from '../src/schema.ts';
import type { CounterGuide, Language, Phrase, StepGuide } from '../src/types.ts';
import { checkNames, readFile, readFolder, type Scope } from './files.ts';
import { officialLanguages } from './languages.ts';

/** Reads the counter guide of each step from the folder of a country. Throws if a step or a question has none. */
export function readCounterGuides(
  folder: string,
  { country, language: textLanguage }: Scope,
  guides: readonly StepGuide[],
): CounterGuide[] {
  const counter = join(folder, 'counter');
  const { facts, texts, translation } = readFolder(counter, CounterFacts, CounterTexts, textLanguage);
  const language = officialLanguages[country];
  const pronunciation = readPronunciation(counter, textLanguage, language);
  const keys = guides.map(({ key }) => key);
  checkNames(counter, keys, facts.steps);
  checkNames(counter, keys, texts.steps);
  if (pronunciation) checkNames(counter, keys, pronunciation.steps);
  checkNames(counter, Object.keys(facts.questions), texts.questions);
  const used = new Set(Object.values(facts.steps).flatMap(({ questions }) => questions));
  checkNames(counter, [...used], facts.questions);

  type PhraseKey = keyof typeof facts.phrases;
  const phrase = (key: PhraseKey): Phrase => ({
    original: facts.phrases[key],
    translation: texts.phrases[key],
    say: pronunciation?.phrases[key] ?? null,
  });
  const yesAndNo = (['yes', 'no'] as const).map((key) => ({
    original: facts.phrases[key],
    translation: texts.phrases[key],
  }));

  function readQuestion(key: string) {
    const [official, inLanguage] = [pick(facts.questions, key), pick(texts.questions, key)];
    if (official.answers?.length !== inLanguage.answers?.length)
      throw new Error(`${counter}: the numbers of answers of ${key} differ`);
    const answers = official.answers?.map((original, index) => ({
      original,
      translation: inLanguage.answers?.[index] ?? '',
    }));
    return {
      key,
      original: official.question,
      translation: inLanguage.question,
      answers: answers ?? yesAndNo,
      advice: inLanguage.advice,
    };
  }

  return guides.map((guide) => {
    const { key, bring, title, original_term, stamp, laws, if_refused, letters } = guide;
    const [official, inLanguage] = [pick(facts.steps, key), pick(texts.steps, key)];
    const unless = (excluded: (typeof official.without)[number], key: PhraseKey = excluded) =>
      official.without.includes(excluded) ? null : phrase(key);
    const spoken = pronunciation && pick(pronunciation.steps, key);
    if ((official.since === null) !== (inLanguage.since === null))
      throw new Error(`${counter}: since of ${key} is missing in a language`);
    const officialStep = readFolder(join(folder, 'steps', key), StepFacts, StepTexts, language).texts;
    return {
      key,
      country,
      language,
      title,
      original_term,
      stamp,
      if_refused,
      letters,
      ...translation,
      laws: pickLaws(counter, laws, official.laws),
      labels: facts.labels,
      request: { original: official.request, translation: inLanguage.request, say: spoken?.request ?? null },
      since: official.since && {
        day: official.since.day,
        when: official.since.when,
        original: official.since.sentence,
        translation: inLanguage.since ?? '',
        say: spoken?.since ?? null,
      },
      ask_confirmation: {
        original: official.ask_confirmation,
        translation: inLanguage.ask_confirmation,
        say: spoken?.ask_confirmation ?? null,
      },
      speak_slowly: phrase('speak_slowly'),
      repeat: phrase('repeat'),
      visit_note: unless('visit_note'),
      other_office: unless('other_office'),
      ask_missing: unless('ask_missing'),
      ask_refusal: unless('ask_missing', 'ask_refusal'),
      new_appointment: unless('new_appointment'),
      questions: official.questions.map(readQuestion),
      bring: bring.map((line, index) => ({
        ...line,
        original: forOfficial(counter, officialStep.bring[index]?.item ?? line.item),
      })),
    };
  });
}

/** Returns null for readers of the country's own language. */
function readPronunciation(counter: string, language: Language, official: Language) {
  if (language === official) return null;
  const pronunciation = readFile(join(counter, 'pronunciation.yaml'), Pronunciations)[language];
  if (!pronunciation) throw new Error(`${counter}/pronunciation.yaml: ${language} is missing`);
  return pronunciation;
}

/** Throws if the name of a paper speaks to the user, because an official reads it too. */
function forOfficial(counter: string, name: string) {
  if (/\b(Sie|Ihr(e[mnrs]?)?|vous|votre|vos)\b/.test(name))
    throw new Error(`${counter}: “${name}” speaks to the user, but the official reads it`);
  return name;
}

/** Throws if the step has no law of a name. */
function pickLaws(counter: string, laws: StepGuide['laws'], names: readonly string[]) {
  const unknown = names.filter((name) => !laws.some((law) => law.name === name));
  if (unknown.length > 0) throw new Error(`${counter}: the step has no law ${unknown}`);
  return laws.filter(({ name }) => names.includes(name));
}

function pick<Value>(values: Record<string, Value>, key: string): Value {
  const value = values[key];
  if (value === undefined) throw new Error(`The counter pass has no entry ${key}`);
  return value;
}
