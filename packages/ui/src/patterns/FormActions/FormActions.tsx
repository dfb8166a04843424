import { useMessages } from '../../i18n/UiProvider.tsx';
import { Button, type ButtonLook } from '../../primitives/actions/Button/Button.tsx';
import { Inline } from '../../primitives/content/Stack/Stack.tsx';

export interface FormActionsProps extends Pick<ButtonLook, 'variant' | 'size'> {
  /** Label of the submit button, a verb with its object: "Send report". */
  submitLabel: string;
  /** True while the request is pending; both buttons do nothing. @default false */
  pending?: boolean | undefined;
  /** Closes the form; without it there is no 'Cancel'. */
  onCancel?: (() => void) | undefined;
}

/** The submit button and 'Cancel' at the end of an inline form. */
export function FormActions({ submitLabel, pending = false, onCancel, variant, size }: FormActionsProps) {
  const { cancel } = useMessages('action');
  return (
    <Inline>
      <Button type="submit" variant={variant} size={size} loading={pending}>
        {submitLabel}
      </Button>
      {onCancel && (
        // Closed while it is sent, the form could not say that sending failed.
        <Button variant="quiet" size={size} aria-disabled={pending} onClick={onCancel}>
          {cancel}
        </Button>
      )}
    </Inline>
  );
}
