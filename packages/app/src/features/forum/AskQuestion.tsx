import type { Question, User } from '@settlement-help/contract';
import { Button, VisuallyHidden } from '@settlement-help/ui';
import { type QuestionDraft, QuestionForm } from '@settlement-help/ui/domain';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { kept } from '#app/lib/kept.ts';
import { useAppMessages } from '#app/lib/useAppMessages.ts';
import { useForumActions } from './useForumActions.ts';

const draftName = 'question';
const readDraft = (userId: string) => kept.read<QuestionDraft>(userId, draftName);
const isBegun = (draft: QuestionDraft | null) => Boolean(draft?.title || draft?.details);

export interface AskQuestionProps {
  user: User;
  /** Called with the question once it is posted. */
  onPosted: (question: Question) => void;
}

/** A button until it is wanted, then the form; open at once where a draft waits in it (§2 Forum list). */
export function AskQuestion({ user, onPosted }: AskQuestionProps) {
  const { forum: messages } = useAppMessages();
  const { ask } = useForumActions(user.id);
  const [state, setState] = useState<'closed' | 'opened' | 'kept'>(() =>
    isBegun(readDraft(user.id)) ? 'kept' : 'closed',
  );
  const buttonRef = useRef<HTMLButtonElement>(null);
  const statusRef = useRef<HTMLSpanElement>(null);

  const close = () => {
    flushSync(() => setState('closed'));
    buttonRef.current?.focus();
  };

  return (
    <div>
      {state === 'closed' ? (
        <Button ref={buttonRef} onClick={() => setState('opened')}>
          {messages.ask}
        </Button>
      ) : (
        <QuestionForm
          draft={readDraft(user.id)}
          onDraftChange={(draft) => kept.write(user.id, draftName, draft)}
          takesFocus={state === 'opened'}
          onCancel={close}
          onSubmit={async (body) => {
            const question = await ask(body);
            close();
            if (statusRef.current) statusRef.current.textContent = messages.asked;
            onPosted(question);
          }}
        />
      )}
      <VisuallyHidden ref={statusRef} role="status" />
    </div>
  );
}
