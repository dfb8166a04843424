import type { LetterTitle, Step } from '@settlement-help/contract';
import { IdCard } from 'lucide';
import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../../../primitives/actions/Button/Button.tsx';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../hooks/useMessages.ts';

export interface StepHelpProps {
  /** Its title is part of the links' accessible names. */
  step: Pick<Step, 'title'>;
  /** The page with all facts. */
  href: string | undefined;
  /** The counter pass of the step. */
  passHref?: string | undefined;
  letters: readonly Pick<LetterTitle, 'key' | 'title'>[];
  letterHref: (key: string) => string;
  /** Links to the community. */
  questions?: ReactNode;
  children?: ReactNode;
}

/** Help with a step: its counter pass, its page and letters to fill in. */
export function StepHelp({ step, href, passHref, letters, letterHref, questions, children }: StepHelpProps) {
  const messages = useMessages('stepHelp');
  const { show } = useMessages('counterPass');
  const { about } = useMessages('action');
  const id = useId();
  return (
    <Stack gap={3}>
      {passHref && (
        <div>
          <ButtonLink
            variant="secondary"
            size="small"
            icon={IdCard}
            href={passHref}
            aria-label={about({ action: show, subject: step.title })}
          >
            {show}
          </ButtonLink>
        </div>
      )}
      {children}
      {letters.length > 0 && (
        <div>
          <Text variant="hint" id={id}>
            {messages.letters}
          </Text>
          <ul role="list" aria-labelledby={id}>
            {letters.map(({ key, title }) => (
              <li key={key}>
                <Link href={letterHref(key)} standalone>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {questions}
      {href && (
        <div>
          <Link
            href={href}
            standalone
            aria-label={about({ action: messages.moreAbout, subject: step.title })}
          >
            {messages.moreAbout}
          </Link>
        </div>
      )}
    </Stack>
  );
}
