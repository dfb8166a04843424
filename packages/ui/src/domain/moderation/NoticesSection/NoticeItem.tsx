import { countCharacters, moderationLimits, type Notice } from '@settlement-help/contract';
import { type FormEvent, useId } from 'react';
import { failureText } from '../../../async/callbackFailure.tsx';
import { FormActions } from '../../../patterns/FormActions/FormActions.tsx';
import { FormErrors } from '../../../patterns/FormErrors/FormErrors.tsx';
import { readForm } from '../../../patterns/FormErrors/formData.ts';
import { useSubmission } from '../../../patterns/FormErrors/useSubmission.ts';
import { useFormBehindButton } from '../../../patterns/useFormBehindButton.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { DataItem, DataList } from '../../../primitives/content/DataList/DataList.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { TextArea } from '../../../primitives/forms/TextArea/TextArea.tsx';
import { useMessages } from '../../messages/useMessages.ts';

interface NoticeItemProps {
  notice: Notice;
  onObject: (text: string) => Promise<void>;
}

export function NoticeItem({ notice, onObject }: NoticeItemProps) {
  const { notices: messages } = useMessages('moderation');
  const { action, until, post_count: count, objection, is_in_force, post } = notice;
  const title =
    action === 'suspend'
      ? until
        ? messages.suspendUntil({ until })
        : messages.suspend
      : messages[action]({ count });

  return (
    <Stack as="li" gap={3}>
      <Heading level={3}>{title}</Heading>
      <StatementOfReasons notice={notice} />
      {post && (
        <Text variant="muted" userWritten lines={2}>
          {post.excerpt}
        </Text>
      )}
      <Text variant="note">
        {messages.decided({ date: notice.created_at })} {messages.byPerson} {messages.elsewhere}
      </Text>
      {objection ? (
        <Text>{objection.outcome ? messages[objection.outcome] : messages.waiting}</Text>
      ) : is_in_force ? (
        <ObjectionForm onObject={onObject} />
      ) : (
        <Text>{messages.over}</Text>
      )}
    </Stack>
  );
}

export function StatementOfReasons({ notice }: { notice: Notice }) {
  const { notices: messages, reason } = useMessages('moderation');
  return (
    <DataList>
      <DataItem term={messages.reason}>{reason[notice.reason]}</DataItem>
      <DataItem term={messages.rule}>
        <bdi>{notice.rule}</bdi>
      </DataItem>
      <DataItem term={messages.facts}>
        <bdi>{notice.facts}</bdi>
      </DataItem>
    </DataList>
  );
}

function ObjectionForm({ onObject }: Pick<NoticeItemProps, 'onObject'>) {
  const { notices: messages, offline } = useMessages('moderation');
  const { general } = useMessages('error');
  const { formErrors, errorOf, pending, submit } = useSubmission();
  const { isOpen, takesFocus, buttonRef, open, close } = useFormBehindButton(false);
  const id = useId();
  const max = moderationLimits.objectionMax;

  const send = (event: FormEvent<HTMLFormElement>) => {
    const text = readForm(event)('text').trim();
    const problem =
      text === ''
        ? messages.objectionMissing
        : countCharacters(text) > max && messages.objectionLong({ max });
    submit({
      checked: [{ fieldId: id, message: problem }],
      send: () => onObject(text),
      fieldOf: (path) => (path === 'text' ? id : undefined),
      failureText: (error) => failureText(error, { network: offline, general }),
    });
  };

  if (!isOpen) {
    return (
      <div>
        <Button ref={buttonRef} variant="secondary" size="small" onClick={open}>
          {messages.object}
        </Button>
      </div>
    );
  }
  return (
    <Stack as="form" noValidate onSubmit={send}>
      <FormErrors {...formErrors} />
      <TextArea
        id={id}
        name="text"
        label={messages.objectionLabel}
        hint={messages.objectionHint}
        limit={max}
        rows={4}
        dir="auto"
        autoFocus={takesFocus}
        readOnly={pending}
        error={errorOf(id)}
      />
      <FormActions submitLabel={messages.send} pending={pending} onCancel={close} />
    </Stack>
  );
}
