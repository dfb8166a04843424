import { categories, limits, type NewQuestion } from '@settlement-help/contract';
import { type FormEvent, useId } from 'react';
import { FormErrors } from '../../../patterns/FormErrors/FormErrors.tsx';
import { readForm } from '../../../patterns/FormErrors/formData.ts';
import { useSubmission } from '../../../patterns/FormErrors/useSubmission.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Select } from '../../../primitives/forms/Select/Select.tsx';
import { TextArea } from '../../../primitives/forms/TextArea/TextArea.tsx';
import { TextField } from '../../../primitives/forms/TextField/TextField.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog/Dialog.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { usePostWarning } from '../postChecks/usePostWarning.ts';
import { useQuestionChecks } from '../postChecks/useQuestionChecks.ts';
import type { Post } from './Post.ts';

export interface PostChanges extends Partial<Pick<NewQuestion, 'title' | 'category'>> {
  content: string;
}

export interface EditDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  post: Post;
  /** Saves the post. After a rejection the text stays in the form. */
  onEdit: (changes: PostChanges) => Promise<void>;
}

/** Edits the user's own question or answer. */
export function EditDialog({ open, onOpenChange, post, onEdit }: EditDialogProps) {
  const { edit } = useMessages('moderation');
  const EditForm = post.kind === 'question' ? EditQuestionForm : EditAnswerForm;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="medium" title={edit.title({ kind: post.kind })}>
      <EditForm post={post} onEdit={onEdit} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

type EditFormProps = Pick<EditDialogProps, 'post' | 'onEdit'> & { onDone: () => void };

function EditQuestionForm({ post, onEdit, onDone }: EditFormProps) {
  const { edit } = useMessages('moderation');
  const { ask, category } = useMessages('forum');
  const { formErrors, errorOf, pending, submit } = useSubmission();
  const checkQuestion = useQuestionChecks();
  const titleId = useId();
  const contentId = useId();

  const save = (event: FormEvent<HTMLFormElement>) => {
    const read = readForm(event);
    const title = read('title').trim();
    const content = read('content').trim();
    const selectedCategory = categories.find((one) => one === read('category'));
    submit({
      checked: [
        { fieldId: titleId, message: checkQuestion.title(title) },
        { fieldId: contentId, message: checkQuestion.details(content) },
      ],
      send: async () => {
        await onEdit({ content, title, category: selectedCategory });
        onDone();
      },
      fieldOf: (path) => ({ title: titleId, content: contentId })[path],
    });
  };

  return (
    <Stack as="form" gap={5} noValidate onSubmit={save}>
      <FormErrors {...formErrors} />
      <TextField
        id={titleId}
        name="title"
        label={ask.titleLabel}
        limit={limits.question.titleMax}
        dir="auto"
        autoComplete="off"
        defaultValue={post.title}
        readOnly={pending}
        error={errorOf(titleId)}
      />
      <TextArea
        id={contentId}
        name="content"
        label={ask.details}
        optional
        limit={limits.question.contentMax}
        rows={6}
        dir="auto"
        defaultValue={post.content}
        readOnly={pending}
        error={errorOf(contentId)}
      />
      <Select
        name="category"
        label={ask.category}
        options={categories.map((value) => ({ value, label: category[value] }))}
        defaultValue={post.category}
        disabled={pending}
      />
      <div>
        <Button type="submit" loading={pending}>
          {edit.save}
        </Button>
      </div>
    </Stack>
  );
}

function EditAnswerForm({ post, onEdit, onDone }: EditFormProps) {
  const { edit } = useMessages('moderation');
  const { answer } = useMessages('forum');
  const { formErrors, errorOf, pending, submit } = useSubmission();
  const warningOf = usePostWarning();
  const contentId = useId();

  const save = (event: FormEvent<HTMLFormElement>) => {
    const content = readForm(event)('content').trim();
    submit({
      checked: [{ fieldId: contentId, message: content ? warningOf(content) : answer.required }],
      send: async () => {
        await onEdit({ content });
        onDone();
      },
      fieldOf: (path) => (path === 'content' ? contentId : undefined),
    });
  };

  return (
    <Stack as="form" gap={5} noValidate onSubmit={save}>
      <FormErrors {...formErrors} />
      <TextArea
        id={contentId}
        name="content"
        label={answer.label}
        rows={6}
        dir="auto"
        defaultValue={post.content}
        readOnly={pending}
        error={errorOf(contentId)}
      />
      <div>
        <Button type="submit" loading={pending}>
          {edit.save}
        </Button>
      </div>
    </Stack>
  );
}
