import type { Question, User } from '@settlement-help/contract';
import { Button, useAnnounce } from '@settlement-help/ui';
import { type QuestionDraft, QuestionForm } from '@settlement-help/ui/domain';
import { useFormBehindButton } from '@settlement-help/ui/internal';
import { draftStorage } from '#app/lib/storage/draftStorage.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';
import { SimilarTo } from './SimilarTo.tsx';
import { useForumActions } from './useForumActions.ts';
import { useForumNaming } from './useForumNaming.ts';

const draftName = 'question';

export interface AskQuestionProps {
  user: User;
  /** The step that the question is about. */
  step?: { key: string; title: string } | undefined;
  /** True if the form is open at first. It is also open if it has a draft. */
  defaultOpen: boolean;
  /** Called after the question is posted or cancelled. */
  onClose: () => void;
  /** Called with the posted question. Undefined if the response has no usable body. */
  onPosted: (question: Question | undefined) => void;
}

/** A button that opens the form of a question (§2 Forum list). */
export function AskQuestion({ user, step, defaultOpen, onClose, onPosted }: AskQuestionProps) {
  const { forum: messages } = useAppMessages();
  const { ask } = useForumActions(user.id);
  const naming = useForumNaming(user);
  const draft = draftStorage.read<QuestionDraft>(user.id, draftName);
  const { isOpen, takesFocus, buttonRef, open, close } = useFormBehindButton(
    defaultOpen || Boolean(draft?.title || draft?.details),
  );
  const { announce, announcement } = useAnnounce();

  const closeForm = () => {
    close();
    onClose();
  };

  return (
    <div>
      {isOpen ? (
        <QuestionForm
          draft={draft}
          onDraftChange={(changed) => draftStorage.write(user.id, draftName, changed)}
          takesFocus={takesFocus}
          step={step}
          similar={(title, hasFocus) => <SimilarTo title={title} isCurrent={hasFocus} />}
          naming={naming}
          onCancel={closeForm}
          onSubmit={async (body) => {
            const question = await ask(body);
            closeForm();
            announce(messages.asked);
            onPosted(question);
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
