import { Button, ButtonLink, Inline, type LazyFailureProps, Page } from '@settlement-help/ui';
import { SignpostScene } from '@settlement-help/ui/domain';
import { paths } from '#app/lib/navigation/paths.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

/** Stands where a screen would be that cannot be shown, with a way on. */
export function ScreenFailure({ isPending, onRetry }: LazyFailureProps) {
  const { screenFailure: messages } = useAppMessages();
  return (
    <div role="alert">
      <Page title={messages.title} lead={messages.text}>
        <Inline>
          <Button loading={isPending} onClick={onRetry}>
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
