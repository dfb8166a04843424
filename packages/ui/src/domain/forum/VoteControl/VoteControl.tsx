import type { Votes } from '@settlement-help/contract';
import { ThumbsDown, ThumbsUp } from 'lucide';
import { type ReactNode, useId } from 'react';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { Icon } from '../../../primitives/content/Icon/Icon.tsx';
import { Inline } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { type OnVote, useVote } from './useVote.ts';
import * as styles from './VoteControl.css.ts';

export interface VoteControlProps {
  /** The counts and the reader's own vote. */
  votes: Votes;
  /** Accessible name of the item voted on. */
  label: string;
  /** The reason why the reader cannot vote; shown and read aloud. */
  disabledReason?: string | undefined;
  /** Casts a vote, once per press, and resolves to the new counts; `expected` is the reader's vote after the press. */
  onVote: OnVote;
  children?: ReactNode;
}

const ways = [
  { way: 'up', icon: ThumbsUp, count: 'upvotes' },
  { way: 'down', icon: ThumbsDown, count: 'downvotes' },
] as const;

/** Votes with counts. A vote is shown at once and reverted if it could not be stored (§2 Question detail). */
export function VoteControl({ votes, label, disabledReason, onVote, children }: VoteControlProps) {
  const { vote: messages } = useMessages('forum');
  const format = useFormats();
  const reasonId = useId();
  const { shown, press } = useVote(votes, onVote);
  const isDisabled = disabledReason !== undefined;

  return (
    <Inline>
      <Inline as="fieldset" gap={2} aria-label={label}>
        {ways.map(({ way, icon, count }) => (
          <button
            key={way}
            type="button"
            className={styles.button}
            aria-label={messages[way]({ count: shown[count] })}
            aria-pressed={shown.my_vote === way}
            aria-disabled={isDisabled || undefined}
            aria-describedby={isDisabled ? reasonId : undefined}
            onClick={() => !isDisabled && press(way)}
          >
            <Icon icon={icon} size="small" />
            <span className={styles.count}>{format.number(shown[count])}</span>
          </button>
        ))}
      </Inline>
      {children}
      {isDisabled && (
        <Text as="span" variant="note" id={reasonId}>
          {disabledReason}
        </Text>
      )}
    </Inline>
  );
}
