import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useUiMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import * as styles from './FormErrorSummary.css.ts';

export interface FieldError {
  fieldId: string;
  /** The same text as below the field. */
  message: ReactNode;
}

export interface FormErrorSummaryProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** The errors in the order of the fields; an empty list renders nothing. */
  errors: readonly FieldError[];
  /** Title of the list. @default 'There is a problem' */
  title?: ReactNode;
  headingLevel?: 2 | 3 | undefined;
}

const focusField = (event: MouseEvent<HTMLAnchorElement>, fieldId: string) => {
  const field = document.getElementById(fieldId);
  if (!field) return;
  // A plain link would scroll and change the address without focusing the field.
  event.preventDefault();
  field.focus();
};

/** Lists the errors of a form with links to their fields. `useFormErrors` moves the focus here. */
export function FormErrorSummary({
  errors,
  title,
  headingLevel = 2,
  className,
  ...props
}: FormErrorSummaryProps) {
  const messages = useUiMessages('form');
  if (errors.length === 0) return null;
  const Title = `h${headingLevel}` as const;
  return (
    <div data-part="form-error-summary" tabIndex={-1} {...props} className={cx(styles.root, className)}>
      {/* Some screen readers do not speak an alert that takes the focus itself. */}
      <div role="alert">
        <Title data-part="form-error-summary-title" className={styles.title}>
          {title ?? messages.errorTitle}
        </Title>
        <ul data-part="form-error-summary-list" className={styles.list}>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                data-part="form-error-summary-link"
                className={styles.link}
                href={`#${fieldId}`}
                onClick={(event) => focusField(event, fieldId)}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
