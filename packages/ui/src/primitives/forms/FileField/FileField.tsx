import { FileText, Paperclip, X } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { useMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Icon, type IconType } from '../../content/Icon/Icon.tsx';
import { VisuallyHidden } from '../../content/VisuallyHidden/VisuallyHidden.tsx';
import { FieldError } from '../Field/FieldError.tsx';
import * as styles from './FileField.css.ts';

export interface FileFieldProps {
  /** The action: "Attach a document". */
  label: string;
  /** What may be chosen: kinds and size. */
  hint?: ReactNode;
  /** What is wrong and what to do. */
  error?: string | undefined;
  /** The chosen file, or none. */
  file: File | null;
  /** Called with the file that was picked or dropped, and with `null` when it was taken away. */
  onFileChange: (file: File | null) => void;
  /** What the picker offers, such as `.pdf,.jpg`. The server decides; a dropped file is not held to it. */
  accept?: string | undefined;
  /** Icon before the label. @default a paper clip */
  icon?: IconType | undefined;
  /** Takes no file now. @default false */
  disabled?: boolean;
  /** Id of the control, to link to it from a `FormErrorSummary`. @default generated */
  id?: string | undefined;
  /** The file input. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Class of the whole field. */
  className?: string | undefined;
}

/** Takes one file, from the picker or dropped onto it, and shows its name. */
export function FileField({
  label,
  hint,
  error,
  file,
  onFileChange,
  accept,
  icon = Paperclip,
  disabled = false,
  id: givenId,
  ref,
  className,
}: FileFieldProps) {
  const messages = useMessages('file');
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const [over, setOver] = useState(false);
  const labelId = `${id}-label`;
  const hintId = `${id}-hint`;
  const fileId = `${id}-file`;
  const errorId = `${id}-error`;

  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const [picked] = event.target.files ?? [];
    // Cancelling the picker empties the input; the chosen file stays.
    if (picked) onFileChange(picked);
    // Cleared, so that the same file can be picked again after it was removed.
    event.target.value = '';
  };

  const remove = () => {
    // The Remove button disappears with the file, so the focus moves to the input.
    document.getElementById(id)?.focus();
    onFileChange(null);
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped && !disabled) onFileChange(dropped);
  };

  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };

  return (
    <div className={cx(styles.root, className)} data-invalid={error ? true : undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the input inside, which has keys */}
      <div
        className={styles.zone}
        data-over={over || undefined}
        data-invalid={error ? true : undefined}
        data-disabled={disabled || undefined}
        onDragOver={dragOver}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon icon={icon} className={styles.icon} />
        <div>
          <label id={labelId} htmlFor={id} className={styles.label}>
            {label}
          </label>
          {hint != null && (
            <p id={hintId} className={styles.hint}>
              {hint}
            </p>
          )}
        </div>
        <input
          ref={ref}
          id={id}
          type="file"
          className={styles.input}
          accept={accept}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={cx(file && fileId, hint != null && hintId, error && errorId) || undefined}
          onChange={pick}
        />
      </div>
      <div role="status" className={styles.status}>
        {file && (
          <div className={styles.chosen}>
            <Icon icon={FileText} />
            <span id={fileId} className={styles.fileName}>
              <VisuallyHidden>{messages.chosen}</VisuallyHidden>
              <bdi>{file.name}</bdi>
            </span>
            <IconButton
              size="small"
              icon={X}
              label={messages.remove(file.name)}
              disabled={disabled}
              onClick={remove}
            />
          </div>
        )}
      </div>
      {error && <FieldError id={errorId} error={error} />}
    </div>
  );
}
