import { EllipsisVertical } from 'lucide';
import { useId, useState } from 'react';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { IconButton } from '../../../primitives/actions/IconButton/IconButton.tsx';
import { Inline } from '../../../primitives/content/Stack/Stack.tsx';

export interface PostAction {
  label: string;
  onSelect: () => void;
}

export interface PostActionsProps {
  /** Names the post, to distinguish it from others. */
  label: string;
  actions: readonly PostAction[];
}

/** Actions on a post, behind a button. */
export function PostActions({ label, actions }: PostActionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Inline>
      <IconButton
        icon={EllipsisVertical}
        size="small"
        label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      />
      <span id={id} hidden={!isOpen}>
        {isOpen &&
          actions.map((action) => (
            <Button key={action.label} variant="quiet" size="small" onClick={action.onSelect}>
              {action.label}
            </Button>
          ))}
      </span>
    </Inline>
  );
}

/** Reserves the space of `PostActions`. */
export const PostActionsSkeleton = () => (
  <Inline style={{ visibility: 'hidden' }}>
    <IconButton icon={EllipsisVertical} size="small" label="" />
  </Inline>
);
