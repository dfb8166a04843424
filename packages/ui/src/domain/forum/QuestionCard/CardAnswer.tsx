import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import { useFormBehindButton } from '../../../hooks/useFormBehindButton.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { useAnnounce } from '../../../primitives/feedback/useAnnounce.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { AnswerForm } from '../AnswerForm/AnswerForm.tsx';
import type { QuestionCardProps } from './props.ts';
import * as styles from './QuestionCard.css.ts';

/** The answer box of a card: a button until it is wanted, open at once where a draft waits in it. */
export function CardAnswer({ question, draft, onDraftChange, onAnswer }: QuestionCardProps) {
  const messages = useMessages('forum');
  // The form may be closed and opened again, each time with what was written last.
  const [written, setWritten] = useState(draft);
  const { isOpen, takesFocus, buttonRef, open, close } = useFormBehindButton(Boolean(draft));
  const { announce, announcement } = useAnnounce();

  return (
    <div>
      {isOpen ? (
        <AnswerForm
          draft={written}
          onDraftChange={(text) => {
            setWritten(text);
            onDraftChange?.(text);
          }}
          takesFocus={takesFocus}
          onCancel={close}
          onSubmit={async (content) => {
            await onAnswer(content);
            announce(messages.answer.posted);
            close();
          }}
        />
      ) : (
        <Button
          ref={buttonRef}
          variant="quiet"
          size="small"
          className={styles.outdent}
          icon={MessageSquarePlus}
          aria-label={messages.aboutQuestion(messages.answer.open, question.title)}
          onClick={open}
        >
          {messages.answer.open}
        </Button>
      )}
      {announcement}
    </div>
  );
}
