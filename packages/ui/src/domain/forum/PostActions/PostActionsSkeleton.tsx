import { EllipsisVertical } from 'lucide';
import { IconButton } from '../../../primitives/actions/IconButton/IconButton.tsx';
import { Inline } from '../../../primitives/content/Stack/Stack.tsx';

/** Reserves the space of `PostActions`. */
export const PostActionsSkeleton = () => (
  <Inline style={{ visibility: 'hidden' }}>
    <IconButton icon={EllipsisVertical} size="small" label="" />
  </Inline>
);
