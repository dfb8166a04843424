import type { ComponentProps, ReactNode } from 'react';
import { useUiMessages } from '../../i18n/UiProvider.tsx';
import { Button } from '../../primitives/actions/Button/Button.tsx';
import { Progress } from '../../primitives/feedback/Progress/Progress.tsx';
import { cx } from '../../styles/cx.ts';
import * as styles from './CancellableProgress.css.ts';

export interface CancellableProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: ReactNode;
  labelHidden?: boolean | undefined;
  /** From 0 to 1. */
  share: number;
  /** The running action or file, part of the button's accessible name. */
  subject: string;
  onCancel: () => void;
}

/** The progress of an action, with a button to cancel it. */
export function CancellableProgress({
  label,
  labelHidden = false,
  share,
  subject,
  onCancel,
  className,
  ...props
}: CancellableProgressProps) {
  const { about, cancel } = useUiMessages('action');
  return (
    <div {...props} className={cx(styles.progressRow, className)}>
      <Progress label={label} labelHidden={labelHidden} value={Math.round(share * 100)} />
      <Button variant="quiet" size="small" aria-label={about({ action: cancel, subject })} onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  );
}
