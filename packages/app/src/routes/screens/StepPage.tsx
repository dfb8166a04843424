import type { StepGuide } from '@settlement-help/contract';
import { ButtonLink, UiProvider } from '@settlement-help/ui';
import { enStepGuide, StepGuideView } from '@settlement-help/ui/domain';
import { api } from '#app/lib/api/client.ts';
import { paths } from '#app/lib/navigation/paths.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useSession } from '#app/lib/session/useSession.ts';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

export interface StepPageProps {
  guide: StepGuide;
}

/** The facts of a step at an address of their own, the same for everyone, signed in or not. */
export function StepPage({ guide }: StepPageProps) {
  const { stepPage: messages } = useAppMessages();
  const { token } = useSession();
  const report = async (text: string) => {
    await api.reportFact({ body: { country: guide.country, step: guide.key, text } });
  };
  return (
    <UiProvider messages={enStepGuide}>
      <ScreenTitle of="checklist" title={guide.title} />
      <StepGuideView guide={guide} onReport={report}>
        <div>
          <ButtonLink variant="secondary" size="small" href={token === null ? paths.home : paths.checklist}>
            {token === null ? messages.toStart : messages.toPlan}
          </ButtonLink>
        </div>
      </StepGuideView>
    </UiProvider>
  );
}
