import { Check, CircleAlert, Copy } from 'lucide';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useUiMessages } from '../../../i18n/UiProvider.tsx';
import { cx } from '../../../styles/cx.ts';
import { Icon } from '../../content/Icon/Icon.tsx';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import * as styles from './CopyButton.css.ts';

export interface CopyButtonProps
  extends Omit<ButtonProps, 'children' | 'icon' | 'iconEnd' | 'loading' | 'onClick'> {
  /** The text to copy. */
  text: string;
  /** The field that shows the text. It is focused and selected if the browser refuses to copy. */
  fieldRef?: RefObject<HTMLInputElement | HTMLTextAreaElement | null> | undefined;
  /** How long the check and "Copied" are shown, in milliseconds. A refusal is shown until the next press. @default 4000 */
  copiedDuration?: number | undefined;
  /** @default "Copy" */
  children?: ReactNode;
}

/** Copies a text to the clipboard. The result is announced and shown next to the button. */
export function CopyButton({
  text,
  fieldRef,
  copiedDuration = 4000,
  variant = 'secondary',
  className,
  children,
  ...props
}: CopyButtonProps) {
  const messages = useUiMessages('copy');
  const [result, setResult] = useState<'copied' | 'refused'>();

  useEffect(() => {
    if (result !== 'copied') return;
    const timer = setTimeout(() => setResult(undefined), copiedDuration);
    return () => clearTimeout(timer);
  }, [result, copiedDuration]);

  const copy = async () => {
    // An empty region first, so that an equal result is announced again.
    setResult(undefined);
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      fieldRef?.current?.focus();
      fieldRef?.current?.select();
      setResult('refused');
    }
  };

  return (
    <span data-part="copy-button" className={cx(styles.root, className)}>
      <Button {...props} variant={variant} icon={result === 'copied' ? Check : Copy} onClick={copy}>
        {children ?? messages.copy}
      </Button>
      <span data-part="copy-button-status" role="status" className={styles.status}>
        {result === 'copied' && <span className={styles.copied}>{messages.copied}</span>}
        {result === 'refused' && (
          <span className={styles.refused}>
            <Icon icon={CircleAlert} />
            <span>{fieldRef ? messages.selected : messages.refused}</span>
          </span>
        )}
      </span>
    </span>
  );
}
