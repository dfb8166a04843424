import type { CounterQuestion } from '@settlement-help/contract';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { cx } from '../../../styles/cx.ts';
import { useIsPageLanguage } from '../../hooks/useIsPageLanguage.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { Original } from '../PhraseCard/Original.tsx';
import { card, translation as translationStyle } from '../PhraseCard/PhraseCard.css.ts';
import * as styles from './CounterQuestionCard.css.ts';

export interface CounterQuestionCardProps {
  question: CounterQuestion;
  /** The country's language. */
  language: 'fr' | 'de';
}

/** A question of the official, with answers in both languages to point at. */
export function CounterQuestionCard({ question, language }: CounterQuestionCardProps) {
  const messages = useMessages('counterPass');
  const isPageLanguage = useIsPageLanguage(language);
  const { original, translation, answers, advice } = question;
  return (
    <Stack gap={2} className={cx(card, styles.question)}>
      <div>
        {!isPageLanguage && <p className={translationStyle}>{translation}</p>}
        <Original language={language}>{original}</Original>
      </div>
      <ul className={styles.answers} role="list" aria-label={messages.pointAt}>
        {answers.map((answer) => (
          <li key={answer.original} className={styles.answer}>
            <p lang={language} dir="ltr" className={styles.answerOriginal}>
              {answer.original}
            </p>
            {!isPageLanguage && <Text variant="note">{answer.translation}</Text>}
          </li>
        ))}
      </ul>
      {advice && <Text variant="note">{advice}</Text>}
    </Stack>
  );
}
