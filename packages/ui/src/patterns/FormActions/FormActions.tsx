import type { ComponentProps } from 'react';
import { useUiMessages } from '../../i18n/UiProvider.tsx';
import { Button, type ButtonLook } from '../../primitives/actions/Button/Button.tsx';
import { Inline } from '../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../primitives/content/Text/Text.tsx';

export interface FormActionsProps
  extends Omit<ComponentProps<'div'>, 'children'>,
    Pick<ButtonLook, 'variant' | 'size'> {
  submitLabel: string;
  pending?: boolean | undefined;
  /** Closes the form; without it there is no Cancel button. */
  onCancel?: (() => void) | undefined;
  /** A short text next to the buttons, which is announced. */
  note?: string | undefined;
}

/** The submit button and Cancel at the end of an inline form. */
export function FormActions({
  submitLabel,
  pending = false,
  onCancel,
  note,
  variant,
  size,
  ...props
}: FormActionsProps) {
  const { cancel } = useUiMessages('action');
  return (
    <Inline data-part="form-actions" {...props}>
      <Button data-part="form-actions-submit" type="submit" variant={variant} size={size} loading={pending}>
        {submitLabel}
      </Button>
      {onCancel && (
        // Cancel waits too, because a closed form could not show an error.
        <Button
          data-part="form-actions-cancel"
          variant="quiet"
          size={size}
          aria-disabled={pending}
          onClick={onCancel}
        >
          {cancel}
        </Button>
      )}
      {note && (
        <Text data-part="form-actions-note" as="span" variant="small" role="status">
          {note}
        </Text>
      )}
    </Inline>
  );
}
