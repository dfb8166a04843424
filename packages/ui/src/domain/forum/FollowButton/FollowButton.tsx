import { Bell, BellOff } from 'lucide';
import { useAction } from '../../../patterns/useAction.tsx';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { useAnnounce } from '../../../primitives/feedback/useAnnounce.tsx';
import { useMessages } from '../../hooks/useMessages.ts';

export interface FollowButtonProps {
  isFollowed: boolean;
  /** Follows the question or stops. After a rejection, an error is shown. */
  onFollow: (isFollowed: boolean) => Promise<void>;
}

/** Follows a question, so that new answers are shown as a number, or stops. */
export function FollowButton({ isFollowed, onFollow }: FollowButtonProps) {
  const { follow: messages } = useMessages('forum');
  const { announce, announcement } = useAnnounce();
  const { pending, failure, run } = useAction(
    async () => {
      await onFollow(!isFollowed);
      announce(isFollowed ? messages.stopped : messages.started);
    },
    { networkText: messages.failed },
  );

  return (
    <Stack gap={1}>
      <Button
        variant="quiet"
        size="small"
        icon={isFollowed ? BellOff : Bell}
        loading={pending}
        onClick={() => run()}
      >
        {isFollowed ? messages.stop : messages.start}
      </Button>
      {failure}
      {announcement}
    </Stack>
  );
}
