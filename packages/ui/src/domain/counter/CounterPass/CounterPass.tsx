import { type BringMatch, type Phrase, withoutDocuments } from '@settlement-help/contract';
import { createFormats, type Formats } from '@settlement-help/contract/language';
import { Printer, RotateCcw, X } from 'lucide';
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { QrCode } from '../../../patterns/QrCode.tsx';
import { Button, ButtonLink } from '../../../primitives/actions/Button/Button.tsx';
import { IconButton } from '../../../primitives/actions/IconButton/IconButton.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { Checkbox } from '../../../primitives/forms/Checkbox/Checkbox.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { CounterQuestionCard } from '../CounterQuestionCard/CounterQuestionCard.tsx';
import { LetterLinks } from '../HowDidItGo/LetterLinks.tsx';
import { RefusalLines } from '../HowDidItGo/RefusalLines.tsx';
import { PhraseCard } from '../PhraseCard/PhraseCard.tsx';
import { ShowToOfficial, type ShowToOfficialProps } from '../ShowToOfficial/ShowToOfficial.tsx';
import * as styles from './CounterPass.css.ts';
import { useWakeLock } from './useWakeLock.ts';

export interface CounterPassProps
  extends Pick<ShowToOfficialProps, 'guide' | 'since' | 'deadline' | 'onLoadThumb' | 'letters'> {
  /** The `original` of each line of `guide.bring` that the user has on paper. */
  papers: readonly string[];
  onPapersChange: (papers: readonly string[]) => void;
  /** The lines of `guide.bring` with the user's documents, in the same order. @default the lines alone */
  matches?: readonly BringMatch[] | undefined;
  /** Leads back to the step. */
  backHref: string;
  letterHref: (key: string) => string;
  /** The path of the pass without documents. Its URL is printed as a QR code. */
  publicPath: string;
  onPrint: () => void;
  /** Keeps the documents on the device for the appointment. @default none */
  keep?: ReactNode;
  /** Asks for the result of the visit. @default none */
  outcome?: ReactNode;
  /** Shown below both halves. */
  children?: ReactNode;
}

/** One page that a user shows at a counter: a half for the official and a half for the user. */
export function CounterPass(props: CounterPassProps) {
  const { guide, matches = withoutDocuments(guide.bring), backHref, onPrint, outcome, children } = props;
  const messages = useMessages('counterPass');
  const [isTurned, setIsTurned] = useState(false);
  const sheetRef = useRef<HTMLDivElement>(null);
  const questionsRef = useRef<HTMLHeadingElement>(null);
  useWakeLock();

  const turn = () => {
    setIsTurned(!isTurned);
    // A turned sheet begins at its lower end.
    sheetRef.current?.scrollIntoView({ block: isTurned ? 'start' : 'end' });
  };

  const goToQuestions = () => {
    questionsRef.current?.scrollIntoView({ block: 'start' });
    questionsRef.current?.focus({ preventScroll: true });
  };

  return (
    <main className={styles.pass}>
      <div className={styles.header}>
        <ButtonLink variant="quiet" size="small" icon={X} bleed href={backHref} className={styles.onScreen}>
          {messages.close}
        </ButtonLink>
        <Heading level={1} variant="section" className={styles.title}>
          <span lang={guide.language}>{guide.original_term}</span>
        </Heading>
        <IconButton icon={Printer} label={messages.print} onClick={onPrint} className={styles.onScreen} />
      </div>
      <div className={styles.halves}>
        <Stack gap={4}>
          <ShowToOfficial {...props} matches={matches} isTurned={isTurned} ref={sheetRef} />
          <Stack gap={4} className={styles.onScreen}>
            <Button variant="secondary" size="large" fullWidth icon={RotateCcw} onClick={turn}>
              {isTurned ? messages.turnBack : messages.turn}
            </Button>
            <Button variant="quiet" fullWidth onClick={goToQuestions}>
              {messages.showQuestions}
            </Button>
            {props.keep}
            <OnPaper {...props} />
          </Stack>
        </Stack>
        <ForYou {...props} isTurned={isTurned} questionsRef={questionsRef} />
        {outcome && <div className={styles.outcome}>{outcome}</div>}
        {children}
      </div>
    </main>
  );
}

/** The papers, to tick: the official wants to see the original of a stored document too. */
function OnPaper({ guide, papers, onPapersChange }: CounterPassProps) {
  const messages = useMessages('counterPass');
  const id = useId();
  if (guide.bring.length === 0) return null;
  return (
    <Stack gap={2} role="group" aria-labelledby={id}>
      <Heading level={2} variant="label" id={id}>
        {messages.onPaper}
      </Heading>
      {guide.bring.map(({ original, item, note }) => (
        <Checkbox
          key={original}
          label={item}
          hint={note}
          checked={papers.includes(original)}
          onCheckedChange={(isThere) =>
            onPapersChange(isThere ? [...papers, original] : papers.filter((other) => other !== original))
          }
        />
      ))}
    </Stack>
  );
}

interface ForYouProps extends CounterPassProps {
  isTurned: boolean;
  /** The heading of the questions. */
  questionsRef: Ref<HTMLHeadingElement>;
}

/** The half for the user: sentences to say, questions with answers, and what to do after a refusal. */
function ForYou({ guide, since, letterHref, publicPath, isTurned, questionsRef }: ForYouProps) {
  const messages = useMessages('counterPass');
  const titleId = useId();
  const { language, letters, if_refused } = guide;
  const format = useFormats();
  const dated = guide.since && since ? withDate(guide.since, since, language, format) : null;
  const phrases = (...list: (Phrase | null)[]) =>
    list.map((phrase) => phrase && <PhraseCard key={phrase.original} phrase={phrase} language={language} />);
  return (
    <Stack as="section" gap={6} aria-labelledby={titleId} className={styles.forYou}>
      <Heading level={2} id={titleId}>
        {messages.forYou}
      </Heading>
      <Group title={messages.youSay}>
        {phrases(guide.request, dated)}
        {dated?.say && <Text variant="note">{messages.gap}</Text>}
        {phrases(guide.speak_slowly, guide.other_office)}
      </Group>
      <Group title={messages.notUnderstood}>{phrases(guide.repeat)}</Group>
      <Group title={messages.theyAsk} titleRef={questionsRef} isTurned={isTurned}>
        {guide.questions.map((question) => (
          <CounterQuestionCard key={question.key} question={question} language={language} />
        ))}
      </Group>
      <Group title={messages.beforeLeaving}>{phrases(guide.ask_confirmation, guide.visit_note)}</Group>
      {(guide.ask_missing || guide.new_appointment || if_refused.length > 0) && (
        <Group title={messages.refused}>
          {phrases(guide.ask_missing, guide.ask_refusal, guide.new_appointment)}
          <RefusalLines lines={if_refused} />
        </Group>
      )}
      {letters.length > 0 && (
        <Group title={messages.letters} className={styles.onScreen}>
          <LetterLinks letters={letters} letterHref={letterHref} />
        </Group>
      )}
      <div className={styles.scan}>
        <div className={styles.code}>
          <PublicCode path={publicPath} />
        </div>
        <p>{messages.scan}</p>
      </div>
    </Stack>
  );
}

/** Inserts a day into a sentence and its translation. The pronunciation keeps its gap, because nobody pronounces figures. */
function withDate(phrase: Phrase, iso: string, language: string, { day }: Formats): Phrase {
  const insert = (text: string, date: string) => text.replace('{date}', date);
  return {
    original: insert(phrase.original, createFormats(language).day(iso)),
    translation: insert(phrase.translation, day(iso)),
    say: phrase.say && insert(phrase.say, '…'),
  };
}

/** Rendered in the browser only, because the prerendered page does not know its server. */
function PublicCode({ path }: { path: string }) {
  const { scan } = useMessages('counterPass');
  const [url, setUrl] = useState<string>();
  useEffect(() => setUrl(new URL(path, window.location.href).href), [path]);
  return url && <QrCode content={url} label={scan} />;
}

interface GroupProps {
  title: string;
  /** Its heading can be focused. */
  titleRef?: Ref<HTMLHeadingElement>;
  className?: string;
  /** Rotates the sentences in the country's language. The translations stay readable for the user. */
  isTurned?: boolean;
  children: ReactNode;
}

const Group = ({ title, titleRef, className, isTurned, children }: GroupProps) => (
  <Stack gap={4} className={className} data-turned={isTurned ? '' : undefined}>
    <Heading level={3} variant="label" ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
      {title}
    </Heading>
    {children}
  </Stack>
);
