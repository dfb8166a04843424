import { ButtonLink, Page } from '@settlement-help/ui';
import { SignpostScene } from '@settlement-help/ui/domain';
import { paths } from '#app/lib/navigation/paths.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

export function PageNotFound({ isSignedIn }: { isSignedIn: boolean }) {
  const { publicPage: messages } = useAppMessages();
  return (
    <>
      <ScreenTitle title={messages.notFound} />
      <Page title={messages.notFound}>
        <div>
          <ButtonLink href={isSignedIn ? paths.checklist : paths.home}>
            {isSignedIn ? messages.toPlan : messages.toStart}
          </ButtonLink>
        </div>
        <SignpostScene />
      </Page>
    </>
  );
}
