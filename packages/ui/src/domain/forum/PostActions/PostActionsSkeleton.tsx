import { EllipsisVertical } from 'lucide';
import { IconButton } from '../../../primitives/actions/IconButton/IconButton.tsx';
import { Inline } from '../../../primitives/content/Stack/Stack.tsx';

/** Keeps the place of the button of `PostActions`, so that nothing moves when it comes. */
export const PostActionsSkeleton = () => (
  <Inline style={{ visibility: 'hidden' }}>
    <IconButton icon={EllipsisVertical} size="small" label="" />
  </Inline>
);
