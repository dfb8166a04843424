import { MessageSquarePlus } from 'lucide';
import { useState } from 'react';
import { useFormBehindButton } from '../../../patterns/useFormBehindButton.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { useAnnounce } from '../../../primitives/feedback/useAnnounce.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { AnswerForm } from '../AnswerForm/AnswerForm.tsx';
import type { QuestionCardProps } from './props.ts';

/** The answer form of a card, behind a button; open if there is a draft. */
export function CardAnswer({ question, draft, onDraftChange, onAnswer, naming }: QuestionCardProps) {
  const messages = useMessages('forum');
  const { about } = useMessages('action');
  // Closing and opening the form keeps the text.
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
          naming={naming}
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
          bleed
          icon={MessageSquarePlus}
          aria-label={about({ action: messages.answer.open, subject: question.title })}
          onClick={open}
        >
          {messages.answer.open}
        </Button>
      )}
      {announcement}
    </div>
  );
}
