import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import * as styles from './FormErrorSummary.css.ts';

/** An error and the field that it belongs to. */
export interface FieldError {
  /** Id of the control. */
  fieldId: string;
  /** The same words as under the field. */
  message: ReactNode;
}

export interface FormErrorSummaryProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** The errors in the order of the fields; without any, nothing is shown. */
  errors: readonly FieldError[];
  /** Title of the list. @default 'There is a problem' in the language of the provider */
  title?: ReactNode;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | undefined;
}

const focusField = (event: MouseEvent<HTMLAnchorElement>, fieldId: string) => {
  const field = document.getElementById(fieldId);
  if (!field) return;
  // A plain link would scroll and change the address without focusing the field.
  event.preventDefault();
  field.focus();
};

/**
 * Lists above a form the errors that prevent its submission, each with a link to its field.
 * `useFormErrors` brings the focus here when the form is sent.
 */
export function FormErrorSummary({
  errors,
  title,
  headingLevel = 2,
  className,
  ...props
}: FormErrorSummaryProps) {
  const messages = useMessages('form');
  if (errors.length === 0) return null;
  const Title = `h${headingLevel}` as const;
  return (
    <div tabIndex={-1} {...props} className={cx(styles.root, className)}>
      {/* Some screen readers do not speak an alert that takes the focus itself. */}
      <div role="alert">
        <Title className={styles.title}>{title ?? messages.errorTitle}</Title>
        <ul className={styles.list}>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a className={styles.link} href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
