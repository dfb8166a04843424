import { FileText, Paperclip, X } from 'lucide';
import { type ComponentProps, type ReactNode, useId, useImperativeHandle, useRef, useState } from 'react';
import { useUiMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Icon, type IconType } from '../../content/Icon/Icon.tsx';
import { isolateNumbers } from '../../content/Text/isolateNumbers.ts';
import { VisuallyHidden } from '../../content/VisuallyHidden/VisuallyHidden.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import type { NoChangeEvent } from '../Field/Field.tsx';
import { FieldError } from '../Field/FieldError.tsx';
import { useFormEvent } from '../Field/useFormEvent.ts';
import { CameraButton } from './CameraButton.tsx';
import { DropZone } from './DropZone.tsx';
import * as styles from './FileField.css.ts';
import { fileKey } from './fileKey.ts';

export interface FileFieldProps
  extends NoChangeEvent,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'children' | 'onChange'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Marks the label with "(optional)". @default false */
  optional?: boolean | undefined;
  /** Controlled files; at most one without `multiple`. */
  value?: readonly File[] | undefined;
  onValueChange?: ((files: readonly File[]) => void) | undefined;
  multiple?: boolean | undefined;
  /** Renders the progress or error below the name of a file. */
  details?: ((file: File) => ReactNode) | undefined;
  /** File types in the picker, such as `.pdf,.jpg`. Dropped files are not checked; the server validates. */
  accept?: string | undefined;
  icon?: IconType | undefined;
  /** Shows a button for the camera on devices with a touch screen. @default false */
  camera?: boolean | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
}

/** Takes one or several files, from the picker or by dropping, and lists their names. */
export function FileField({
  label,
  hint,
  error,
  optional = false,
  value,
  onValueChange,
  multiple = false,
  details,
  icon = Paperclip,
  camera = false,
  name,
  required = false,
  disabled = false,
  id: givenId,
  className,
  'aria-describedby': describedBy,
  onChange: _,
  ref,
  ...props
}: FileFieldProps) {
  const messages = useUiMessages('file');
  const fieldMessages = useUiMessages('field');
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const inputRef = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => inputRef.current as HTMLInputElement, []);
  const [own, setOwn] = useState<readonly File[]>([]);
  const files = value ?? own;
  useFormEvent(inputRef, 'reset', () => setOwn([]));
  // The input only has the files that were picked last.
  useFormEvent(inputRef, 'formdata', ({ formData }) => {
    if (name && !disabled) for (const file of files) formData.append(name, file);
  });
  const labelId = `${id}-label`;
  const hintId = `${id}-hint`;
  const fileId = `${id}-file`;
  const errorId = `${id}-error`;

  const choose = (next: readonly File[]) => {
    setOwn(next);
    onValueChange?.(next);
  };

  const add = (taken: readonly File[]) => choose(multiple ? [...files, ...taken] : taken);

  const remove = (file: File) => {
    // The Remove button disappears with the file, so the focus moves to the input.
    inputRef.current?.focus();
    choose(files.filter((other) => other !== file));
  };

  return (
    <div
      data-part="file-field"
      className={cx(styles.root, className)}
      data-invalid={error ? true : undefined}
    >
      <DropZone
        {...props}
        ref={inputRef}
        id={id}
        multiple={multiple}
        required={required && files.length === 0}
        disabled={disabled}
        invalid={Boolean(error)}
        aria-describedby={
          cx(
            ...files.map((file) => `${fileId}-${fileKey(file)}`),
            hint != null && hintId,
            error ? errorId : undefined,
            describedBy,
          ) || undefined
        }
        onFiles={add}
      >
        <Icon icon={icon} className={styles.icon} />
        <div>
          <label data-part="field-label" id={labelId} htmlFor={id} className={styles.label}>
            {label} {optional && <span className={fieldStyles.optional}>{fieldMessages.optional}</span>}
          </label>
          {hint != null && (
            <p data-part="field-hint" id={hintId} className={styles.hint}>
              {hint}
            </p>
          )}
        </div>
      </DropZone>
      {camera && <CameraButton disabled={disabled} onPhoto={(photo) => add([photo])} />}
      <div role="status" className={styles.status}>
        {files.length > 0 && (
          <ul role="list">
            {files.map((file) => (
              <li key={fileKey(file)} data-part="file-field-file" className={styles.chosen}>
                <Icon icon={FileText} />
                <span id={`${fileId}-${fileKey(file)}`} className={styles.fileName}>
                  <VisuallyHidden>{messages.chosen}</VisuallyHidden>
                  <bdi>{isolateNumbers(file.name)}</bdi>
                </span>
                {!disabled && (
                  <IconButton
                    data-part="file-field-remove"
                    size="small"
                    icon={X}
                    label={messages.remove({ name: file.name })}
                    onClick={() => remove(file)}
                  />
                )}
                {details && (
                  <div data-part="file-field-details" aria-live="off" className={styles.details}>
                    {details(file)}
                  </div>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {error && <FieldError id={errorId} error={error} />}
    </div>
  );
}
