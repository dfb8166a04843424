import { EllipsisVertical } from 'lucide';
import { useId, useState } from 'react';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { IconButton } from '../../../primitives/actions/IconButton/IconButton.tsx';
import { Inline } from '../../../primitives/content/Stack/Stack.tsx';

/** Something that can be done with a post. */
export interface PostAction {
  /** What it does, a verb. */
  label: string;
  /** Does it, or opens the dialog that asks first. */
  onSelect: () => void;
}

export interface PostActionsProps {
  /** Name of the button, which tells the post from others. */
  label: string;
  /** What it opens, in the order of their use. */
  actions: readonly PostAction[];
}

/** The seldom actions on a post, behind a button that shows them beside it. */
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
