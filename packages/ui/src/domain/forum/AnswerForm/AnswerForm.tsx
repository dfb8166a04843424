import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { failureOf, refusalOf } from '../../../async/callbackFailure.tsx';
import { usePending } from '../../../async/usePending.ts';
import { FormActions } from '../../../patterns/FormActions/FormActions.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { useAnnounce } from '../../../primitives/feedback/useAnnounce.tsx';
import { TextArea } from '../../../primitives/forms/TextArea/TextArea.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { ForumNameField } from '../ForumNameField/ForumNameField.tsx';
import { type ForumNaming, useForumName } from '../ForumNameField/useForumName.ts';
import { usePostWarning } from '../postChecks/usePostWarning.ts';
import * as styles from './AnswerForm.css.ts';

export interface AnswerFormProps {
  /** Posts the trimmed answer. After a rejection the text stays. */
  onSubmit: (content: string) => Promise<void>;
  draft?: string | undefined;
  /** Called with each change, and with an empty text after posting. */
  onDraftChange?: ((draft: string) => void) | undefined;
  takesFocus?: boolean | undefined;
  onCancel?: (() => void) | undefined;
  /** Asks which name others see, before the first post. */
  naming?: ForumNaming | undefined;
}

/** Writes an answer (§5 Forum answer). */
export function AnswerForm({
  onSubmit,
  draft = '',
  onDraftChange,
  takesFocus,
  onCancel,
  naming,
}: AnswerFormProps) {
  const { answer: messages, kept } = useMessages('forum');
  const [text, setText] = useState(draft);
  const [error, setError] = useState<ReactNode>();
  const [isOffline, setIsOffline] = useState(false);
  const { announce, announcement } = useAnnounce();
  const warningOf = usePostWarning();
  const name = useForumName(naming);
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  const change = (next: string) => {
    setText(next);
    onDraftChange?.(next);
  };

  const { pending, run: post } = usePending(async (content: string) => {
    setIsOffline(false);
    try {
      if (!(await name.save())) return;
      await onSubmit(content);
      change('');
      announce(messages.posted);
    } catch (reason) {
      // The caller logs the error; the draft stays (§8 Forum).
      setIsOffline(failureOf(reason).kind === 'network');
      setError(refusalOf(reason, 'content'));
    }
  });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const content = text.trim();
    const problem = content ? warningOf(content) : messages.required;
    const nameProblem = name.check();
    setError(problem);
    if (problem) areaRef.current?.focus();
    else if (nameProblem) document.getElementById(name.field?.id ?? '')?.focus();
    else post(content);
  };

  return (
    <Stack as="form" className={styles.form} noValidate onSubmit={handleSubmit}>
      <TextArea
        ref={areaRef}
        id={id}
        name="content"
        label={messages.label}
        rows={3}
        dir="auto"
        autoFocus={takesFocus}
        value={text}
        // Text typed during the request would be lost on success.
        readOnly={pending}
        error={error}
        onValueChange={(value) => {
          setError(undefined);
          change(value);
        }}
      />
      {name.field && <ForumNameField {...name.field} disabled={pending} />}
      <FormActions
        submitLabel={messages.submit}
        pending={pending}
        onCancel={onCancel}
        note={isOffline ? kept : undefined}
      />
      {announcement}
    </Stack>
  );
}
