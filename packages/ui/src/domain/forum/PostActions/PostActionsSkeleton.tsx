import { EllipsisVertical } from 'lucide';
import { IconButton } from '../../../primitives/actions/IconButton/IconButton.tsx';
import { beside } from '../../../styles/layout.css.ts';

/** Keeps the place of the button of `PostActions`, so that nothing moves when it comes. */
export const PostActionsSkeleton = () => (
  <div className={beside} style={{ visibility: 'hidden' }}>
    <IconButton icon={EllipsisVertical} size="small" label="" />
  </div>
);
