import { MessageCircleQuestion } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../../../primitives/content/Icon/Icon.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './AssistantButton.css.ts';

export interface AssistantButtonProps
  extends Pick<ComponentProps<'button'>, 'ref' | 'onClick' | 'aria-expanded' | 'aria-busy'> {
  /** Called on hover or focus, to preload the conversation. */
  onIntent?: (() => void) | undefined;
}

/** Opens the assistant. The parent positions it (§2 Dashboard). */
export function AssistantButton({ onIntent, ...props }: AssistantButtonProps) {
  const messages = useMessages('assistant');
  return (
    <button
      type="button"
      aria-label={messages.open}
      {...props}
      className={styles.button}
      onFocus={onIntent}
      onPointerEnter={onIntent}
    >
      <Icon icon={MessageCircleQuestion} />
      <span className={styles.label}>{messages.open}</span>
    </button>
  );
}
