import { limits } from '@settlement-help/contract';
import type { ReactNode } from 'react';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { RadioGroup } from '../../../primitives/forms/RadioGroup/RadioGroup.tsx';
import { TextField } from '../../../primitives/forms/TextField/TextField.tsx';
import { useAuthorName } from '../../hooks/useAuthorName.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './ForumNameField.css.ts';
import { type ForumNameChoice, firstNameOf } from './forumNameChoice.ts';

export interface ForumNameFieldProps {
  id: string;
  fullName: string;
  value: ForumNameChoice;
  onValueChange: (value: ForumNameChoice) => void;
  /** An error of the chosen name. */
  error?: ReactNode;
  disabled?: boolean | undefined;
}

/** Asks which name others see in the community: the full name, the first name or another one. */
export function ForumNameField({ id, fullName, value, onValueChange, error, disabled }: ForumNameFieldProps) {
  const messages = useMessages('forumName');
  const authorName = useAuthorName();
  const firstName = firstNameOf(fullName);
  const isOther = value.kind === 'other';
  return (
    <Stack gap={3}>
      <RadioGroup
        id={isOther ? undefined : id}
        label={messages.label}
        hint={messages.hint}
        options={[
          { value: 'full', label: <bdi>{authorName(fullName)}</bdi> },
          ...(firstName === undefined ? [] : [{ value: 'first', label: <bdi>{firstName}</bdi> }]),
          { value: 'other', label: messages.other },
        ]}
        value={value.kind}
        onValueChange={(kind) => onValueChange({ ...value, kind: kind as ForumNameChoice['kind'] })}
        disabled={disabled}
        error={isOther ? undefined : error}
      />
      {isOther && (
        <TextField
          id={id}
          className={styles.other}
          label={messages.field}
          limit={limits.forumName.max}
          dir="auto"
          autoComplete="nickname"
          autoFocus
          value={value.other}
          readOnly={disabled}
          onValueChange={(other) => onValueChange({ ...value, other })}
          error={error}
        />
      )}
    </Stack>
  );
}
