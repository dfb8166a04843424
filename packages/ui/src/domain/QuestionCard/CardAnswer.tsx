import { MessageSquarePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../../internal/UiProvider.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { AnswerForm } from '../AnswerForm/AnswerForm.tsx';
import type { QuestionCardProps } from './props.ts';
import * as styles from './QuestionCard.css.ts';

/** The answer box of a card: a button until it is wanted, open at once where a draft waits in it. */
export function CardAnswer({ question, draft, onDraftChange, onAnswer }: QuestionCardProps) {
  const messages = useMessages('forum');
  const [state, setState] = useState<'closed' | 'opened' | 'kept'>(draft ? 'kept' : 'closed');
  const buttonRef = useRef<HTMLButtonElement>(null);
  const statusRef = useRef<HTMLSpanElement>(null);

  const close = () => {
    flushSync(() => setState('closed'));
    buttonRef.current?.focus();
  };

  return (
    <div>
      {state === 'closed' ? (
        <Button
          ref={buttonRef}
          variant="quiet"
          size="small"
          className={styles.outdent}
          icon={MessageSquarePlus}
          onClick={() => setState('opened')}
        >
          {messages.answer.open}
          <VisuallyHidden>{messages.aboutQuestion(question.title)}</VisuallyHidden>
        </Button>
      ) : (
        <AnswerForm
          draft={draft}
          onDraftChange={onDraftChange}
          takesFocus={state === 'opened'}
          onCancel={close}
          onSubmit={async (content) => {
            await onAnswer(content);
            if (statusRef.current) statusRef.current.textContent = messages.answer.posted;
            close();
          }}
        />
      )}
      <VisuallyHidden ref={statusRef} role="status" />
    </div>
  );
}
