import type { StepGuide } from '@settlement-help/contract';
import { ButtonLink, Inline } from '@settlement-help/ui';
import { StepGuideView } from '@settlement-help/ui/domain';
import { StepOffice, type StepOfficeProps } from '#app/features/checklist/StepOffice.tsx';
import { api } from '#app/lib/api/client.ts';
import { ContentNote } from '#app/lib/content/ContentNote.tsx';
import { PrintButton } from '#app/lib/navigation/PrintButton.tsx';
import { letterPath, lettersPath, paths } from '#app/lib/navigation/paths.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useSession } from '#app/lib/session/SessionProvider.tsx';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

export interface StepPageProps extends Pick<StepOfficeProps, 'offices' | 'userId' | 'postalCode'> {
  guide: StepGuide;
}

export function StepPage({ guide, ...officeProps }: StepPageProps) {
  const { publicPage: messages, screens } = useAppMessages();
  const { token } = useSession();
  const report = async (text: string) => {
    await api.reportFact({ body: { country: guide.country, step: guide.key, text } });
  };
  return (
    <>
      <ScreenTitle of="checklist" title={guide.title} />
      <StepGuideView
        guide={guide}
        office={<StepOffice country={guide.country} step={guide.key} {...officeProps} />}
        letterHref={(key) => letterPath(guide.country, key)}
        onReport={report}
      >
        <Inline>
          <ButtonLink variant="secondary" size="small" href={token === null ? paths.home : paths.checklist}>
            {token === null ? messages.toStart : messages.toPlan}
          </ButtonLink>
          <ButtonLink variant="quiet" size="small" href={lettersPath(guide.country)}>
            {screens.letters}
          </ButtonLink>
          <PrintButton />
        </Inline>
      </StepGuideView>
      <ContentNote of={[guide, ...guide.letters, ...guide.terms]} />
    </>
  );
}
