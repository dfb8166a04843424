import { limits } from '@settlement-help/contract';
import { Camera } from 'lucide';
import { type ChangeEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { button } from '../../../primitives/actions/Button/Button.css.ts';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Avatar } from '../../../primitives/content/Avatar/Avatar.tsx';
import { Icon } from '../../../primitives/content/Icon/Icon.tsx';
import { Inline } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { FieldError } from '../../../primitives/forms/Field/FieldError.tsx';
import { cx } from '../../../styles/cx.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './PhotoPicker.css.ts';

export interface PhotoPickerProps {
  /** The initial is shown if there is no photo. */
  name: string;
  /** URL of the saved photo. */
  photo: string | null;
  /** The change made when the profile is saved. */
  value: PhotoChange;
  /** Called with the chosen change. Files that are no photo are refused before. */
  onValueChange: (change: PhotoChange) => void;
  error?: ReactNode;
  disabled?: boolean;
  /** Id of the file input, to link to it from a `FormErrorSummary`. @default generated */
  id?: string | undefined;
}

const maxMegabytes = limits.photo.maxBytes / 1024 / 1024;

/** Object URL of the picked file. */
function usePreview(file: File | null) {
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    setPreview(address);
    return () => {
      setPreview(null);
      URL.revokeObjectURL(address);
    };
  }, [file]);
  return preview;
}

/** Shows, picks and removes the profile photo (§4, §5 Profile photo). */
export function PhotoPicker({
  name,
  photo,
  value: change,
  onValueChange,
  error,
  disabled = false,
  id: givenId,
}: PhotoPickerProps) {
  const messages = useMessages('photo');
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const inputRef = useRef<HTMLInputElement>(null);
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const [problem, setProblem] = useState<ReturnType<typeof photoError>>(null);
  const preview = usePreview(change.kind === 'picked' ? change.file : null);

  const shown = change.kind === 'none' ? photo : preview;
  const problemTexts = {
    notAnImage: messages.notAnImage,
    tooLarge: messages.tooLarge({ megabytes: maxMegabytes }),
  };
  const message = problem ? problemTexts[problem] : error;
  const status = change.kind === 'picked' ? messages.picked : change.kind === 'removed' && messages.removed;

  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (file) {
      const found = photoError(file);
      setProblem(found);
      // A refused file keeps the previous choice.
      if (!found) onValueChange({ kind: 'picked', file });
    }
    // Allows picking the same file again after it was removed.
    event.target.value = '';
  };

  const remove = () => {
    setProblem(null);
    // Without a saved photo, the button disappears with the preview.
    if (!photo) inputRef.current?.focus();
    onValueChange(photo ? { kind: 'removed' } : { kind: 'none' });
  };

  return (
    <div className={styles.picker}>
      <Avatar
        name={name}
        size="large"
        src={shown}
        label={shown ? (preview ? messages.preview({ name }) : messages.current({ name })) : undefined}
      />
      <div className={styles.side}>
        <Inline gap={2}>
          <span className={cx(button({ variant: 'secondary', size: 'small' }), styles.choose)}>
            <label htmlFor={id} className={styles.label}>
              <Icon icon={Camera} />
              {shown ? messages.change : messages.choose}
            </label>
            <input
              ref={inputRef}
              id={id}
              type="file"
              accept="image/*"
              className={styles.input}
              disabled={disabled}
              aria-invalid={message ? true : undefined}
              aria-describedby={cx(hintId, Boolean(message) && errorId)}
              onChange={pick}
            />
          </span>
          {change.kind === 'removed' ? (
            <Button key="toggle" variant="quiet" size="small" onClick={() => onValueChange({ kind: 'none' })}>
              {messages.keep}
            </Button>
          ) : (
            shown && (
              <Button key="toggle" variant="quiet" size="small" onClick={remove} disabled={disabled}>
                {messages.remove}
              </Button>
            )
          )}
        </Inline>
        <Text variant="note" id={hintId}>
          {messages.hint({ megabytes: maxMegabytes })}
        </Text>
        <Text variant="note" role="status">
          {status}
        </Text>
        {message && <FieldError id={errorId} role="alert" error={message} />}
      </div>
    </div>
  );
}

/** The change made when the profile is saved: none, another photo of at most 5 MB (§9), or no photo. */
export type PhotoChange = { kind: 'none' } | { kind: 'picked'; file: File } | { kind: 'removed' };

/** The reason why a file cannot be a photo, or null (§5 Profile photo). */
function photoError(file: File): 'notAnImage' | 'tooLarge' | null {
  if (!file.type.startsWith('image/')) return 'notAnImage';
  return file.size > limits.photo.maxBytes ? 'tooLarge' : null;
}
