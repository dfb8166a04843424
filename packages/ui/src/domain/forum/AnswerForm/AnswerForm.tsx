import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { failureOf, refusalOf } from '../../../async/callbackFailure.tsx';
import { usePending } from '../../../async/usePending.ts';
import { FormActions } from '../../../patterns/FormActions/FormActions.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { useAnnounce } from '../../../primitives/feedback/useAnnounce.tsx';
import { TextArea } from '../../../primitives/forms/TextArea/TextArea.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './AnswerForm.css.ts';
import { useDocumentNumberWarning } from './useDocumentNumberWarning.ts';

export interface AnswerFormProps {
  /** Posts the trimmed answer. After a rejection the text stays. */
  onSubmit: (content: string) => Promise<void>;
  draft?: string | undefined;
  /** Called with each change, and with an empty text after posting. */
  onDraftChange?: ((draft: string) => void) | undefined;
  takesFocus?: boolean | undefined;
  onCancel?: (() => void) | undefined;
}

/** Writes an answer (§5 Forum answer). */
export function AnswerForm({ onSubmit, draft = '', onDraftChange, takesFocus, onCancel }: AnswerFormProps) {
  const { answer: messages, kept } = useMessages('forum');
  const [text, setText] = useState(draft);
  const [error, setError] = useState<ReactNode>();
  const [isOffline, setIsOffline] = useState(false);
  const { announce, announcement } = useAnnounce();
  const warningOf = useDocumentNumberWarning();
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  const change = (next: string) => {
    setText(next);
    onDraftChange?.(next);
  };

  const { pending, run: post } = usePending(async (content: string) => {
    setIsOffline(false);
    try {
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
    setError(problem);
    if (problem) areaRef.current?.focus();
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
