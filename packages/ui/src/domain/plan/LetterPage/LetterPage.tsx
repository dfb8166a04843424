import type { ReactNode } from 'react';
import { Page } from '../../../patterns/Page/Page.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { LetterForm, type LetterFormProps } from '../LetterForm/LetterForm.tsx';
import { Lines, Section } from '../StepGuideView/Section.tsx';
import { Sources } from '../StepGuideView/Sources.tsx';

export interface LetterPageProps extends LetterFormProps {
  children?: ReactNode;
}

/** A letter to fill in and print, with its purpose and where to send it. */
export function LetterPage({ letter, children, ...form }: LetterPageProps) {
  const messages = useMessages('letter');
  return (
    <Page
      title={letter.title}
      lead={
        <>
          <span lang={letter.language}>{letter.original_term}</span>
          {` · ${letter.about}`}
        </>
      }
    >
      {children}
      <LetterForm letter={letter} {...form} />
      <Section title={messages.sendTo}>
        <p>{letter.send_to}</p>
      </Section>
      <Lines title={messages.tips} lines={letter.tips} />
      <Sources of={letter} language={letter.language} />
    </Page>
  );
}
