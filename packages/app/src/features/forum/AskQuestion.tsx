import type { Category, Question, User } from '@settlement-help/contract';
import { Button, useAnnounce, useFormBehindButton } from '@settlement-help/ui';
import { type QuestionDraft, QuestionForm } from '@settlement-help/ui/domain';
import { draftStorage } from '#app/lib/storage/draftStorage.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';
import { useForumActions } from './useForumActions.ts';

const draftName = 'question';

export interface AskQuestionProps {
  user: User;
  onPosted: (category: Category, question: Question | undefined) => void;
}

/** A button that opens the form. The form is open from the start if it has a draft (§2 Forum list). */
export function AskQuestion({ user, onPosted }: AskQuestionProps) {
  const { forum: messages } = useAppMessages();
  const { ask } = useForumActions(user.id);
  const draft = draftStorage.read<QuestionDraft>(user.id, draftName);
  const { isOpen, takesFocus, buttonRef, open, close } = useFormBehindButton(
    Boolean(draft?.title || draft?.details),
  );
  const { announce, announcement } = useAnnounce();

  return (
    <div>
      {isOpen ? (
        <QuestionForm
          draft={draft}
          onDraftChange={(changed) => draftStorage.write(user.id, draftName, changed)}
          takesFocus={takesFocus}
          onCancel={close}
          onSubmit={async (body) => {
            const question = await ask(body);
            close();
            announce(messages.asked);
            onPosted(body.category ?? 'general', question);
          }}
        />
      ) : (
        <Button ref={buttonRef} onClick={open}>
          {messages.ask}
        </Button>
      )}
      {announcement}
    </div>
  );
}
