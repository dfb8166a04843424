import type { AnswersRemoval } from '@settlement-help/contract';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Heading } from '../../../primitives/content/Heading/Heading.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { moveFocus } from '../../../primitives/moveFocus.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { DecisionDialog } from '../ModerationQueue/DecisionDialog.tsx';

export interface DeletedAccountProps {
  name: string;
  /** The answers that stay in the community without a name. */
  remaining: number;
  /** Removes all of them. */
  onRemoveAll: (removal: AnswersRemoval) => Promise<void>;
}

/** Shown in place of an account that a moderator has just deleted, with what it left in the community. */
export function DeletedAccount({ name, remaining, onRemoveAll }: DeletedAccountProps) {
  const messages = useMessages('people');
  const { removeAll } = useMessages('queue');
  const [isOpen, setIsOpen] = useState(false);
  const [removed, setRemoved] = useState(0);
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <Stack gap={4} as="article">
      <Heading level={2} ref={headingRef} tabIndex={-1}>
        {messages.deleted({ name })}
      </Heading>
      <Text role="status">
        {removed > 0 ? messages.removed({ count: removed }) : messages.stay({ count: remaining })}
      </Text>
      {remaining > 0 && removed === 0 && (
        <div>
          <Button variant="danger" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {removeAll({ count: remaining })}
          </Button>
        </div>
      )}
      {isOpen && (
        <DecisionDialog
          open
          task="removeAll"
          name={name}
          // The dialog then returns the focus to its button, if that still exists.
          onOpenChange={() => moveFocus(headingRef, () => setIsOpen(false))}
          onRemoveAll={async (removal) => {
            await onRemoveAll(removal);
            setRemoved(remaining);
          }}
        />
      )}
    </Stack>
  );
}
