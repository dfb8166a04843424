import { Button, ButtonLink, Inline, Page } from '@settlement-help/ui';
import { SignpostScene } from '@settlement-help/ui/domain';
import { useTransition } from 'react';
import { paths } from '#app/lib/navigation/paths.ts';
import { isServerReachable } from '#app/lib/offline/isServerReachable.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

export interface FailureProps {
  /** Tries again; rejects if that fails too. */
  onRetry: () => Promise<unknown>;
}

/** Replaces a screen that cannot be shown. If a retry fails with a network, the button reloads the page. */
export function Failure({ onRetry }: FailureProps) {
  const { screenFailure: messages } = useAppMessages();
  const [isPending, startTransition] = useTransition();

  const retry = () =>
    startTransition(async () => {
      try {
        await onRetry();
      } catch {
        // A new version of the app has other file names.
        if (await isServerReachable()) window.location.reload();
      }
    });

  return (
    <div role="alert">
      <Page title={messages.title} lead={messages.text}>
        <Inline>
          <Button loading={isPending} onClick={retry}>
            {messages.tryAgain}
          </Button>
          <ButtonLink variant="secondary" href={paths.home}>
            {messages.home}
          </ButtonLink>
        </Inline>
        <SignpostScene />
      </Page>
    </div>
  );
}
