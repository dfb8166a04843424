import { lazyComponent } from '@settlement-help/ui';
import { PostActionsSkeleton } from '@settlement-help/ui/domain';

/** What else a person can do with a post; nobody needs it at once. */
export const PostTools = lazyComponent(
  () => import('./PostToolsPart.tsx').then((part) => part.PostToolsPart),
  { pending: <PostActionsSkeleton /> },
);

/** Stands where a suspended person cannot post. */
export const Suspension = lazyComponent(() =>
  import('./SuspensionPart.tsx').then((part) => part.SuspensionPart),
);
