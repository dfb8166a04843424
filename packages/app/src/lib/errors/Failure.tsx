import { Button, ButtonLink, Inline, Page } from '@settlement-help/ui';
import { SignpostScene } from '@settlement-help/ui/domain';
import { useRef, useTransition } from 'react';
import { paths } from '#app/lib/navigation/paths.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

export interface FailureProps {
  /** Tries again; rejects if that fails too. */
  onRetry: () => Promise<unknown>;
}

/** Replaces a screen that cannot be shown. The second press of the button reloads the page if the browser is online. */
export function Failure({ onRetry }: FailureProps) {
  const { screenFailure: messages } = useAppMessages();
  const hasRetried = useRef(false);
  const [isPending, startTransition] = useTransition();

  const retry = () =>
    startTransition(async () => {
      // A new version of the app has other file names.
      if (hasRetried.current && navigator.onLine) window.location.reload();
      hasRetried.current = true;
      await onRetry().catch(() => undefined);
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
