import { type ComponentProps, type DragEvent, type ReactNode, useState } from 'react';
import { cx } from '../../../styles/cx.ts';
import { useInputBeforeHydration } from '../Field/useInputBeforeHydration.ts';
import * as styles from './FileField.css.ts';

export interface DropZoneProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'children' | 'onChange'> {
  onFiles: (files: File[]) => void;
  invalid?: boolean | undefined;
  children: ReactNode;
}

/** Takes files from the picker or by dropping. An invisible file input covers it. */
export function DropZone({ onFiles, invalid, disabled, className, children, ...props }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const rootRef = useInputBeforeHydration<HTMLDivElement>();

  const take = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, props.multiple ? undefined : 1);
    // Cancelling the picker empties the input.
    if (files.length > 0) onFiles(files);
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!disabled) take(event.dataTransfer.files);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input inside takes files by keyboard
    <div
      ref={rootRef}
      data-part="file-field-zone"
      className={cx(styles.zone, className)}
      data-dragged-over={isOver || undefined}
      data-invalid={invalid || undefined}
      data-disabled={disabled || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(!disabled);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {children}
      <input
        data-part="field-control"
        {...props}
        type="file"
        className={styles.input}
        disabled={disabled}
        aria-invalid={invalid || undefined}
        onChange={(event) => {
          take(event.target.files);
          // Allows picking the same file again.
          event.target.value = '';
        }}
      />
    </div>
  );
}
