import { type ReactNode, useState } from 'react';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Inline } from '../../../primitives/content/Stack/Stack.tsx';
import { Text } from '../../../primitives/content/Text/Text.tsx';
import { useMessages } from '../../hooks/useMessages.ts';

export interface BlockedPostProps {
  name: string;
  children: ReactNode;
}

/** Hides a post of a blocked user until the reader opens it. */
export function BlockedPost({ name, children }: BlockedPostProps) {
  const messages = useMessages('forum');
  const [isShown, setIsShown] = useState(false);
  if (isShown) return children;
  return (
    <Inline>
      <Text variant="muted">{messages.blockedPost({ name })}</Text>
      <Button variant="quiet" size="small" onClick={() => setIsShown(true)}>
        {messages.showBlocked}
      </Button>
    </Inline>
  );
}
