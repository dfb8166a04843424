import type { ComponentProps, ReactNode } from 'react';
import { useUiMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { VisuallyHidden } from '../../content/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Spinner.css.ts';

/** The ring without text, for controls that announce their state themselves. */
export function SpinnerRing({ size = 'medium', className }: Pick<SpinnerProps, 'size' | 'className'>) {
  return (
    <svg
      data-part="spinner-ring"
      className={cx(styles.ring({ size }), className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <circle className={styles.track} cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** 20, 28 or 40 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  label?: ReactNode;
  labelVisible?: boolean | undefined;
}

/** Shows that something is loading. If the shape of the content is known, use a `Skeleton`. */
export function Spinner({ size = 'medium', label, labelVisible = false, className, ...props }: SpinnerProps) {
  const messages = useUiMessages('status');
  const text = label ?? messages.loading;
  return (
    <span data-part="spinner" role="status" {...props} className={cx(styles.spinner, className)}>
      <SpinnerRing size={size} />
      {labelVisible ? <span>{text}</span> : <VisuallyHidden>{text}</VisuallyHidden>}
    </span>
  );
}
