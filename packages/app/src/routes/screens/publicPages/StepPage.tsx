import type { StepGuide } from '@settlement-help/contract';
import { BackLink, ButtonLink, Inline } from '@settlement-help/ui';
import { StepGuideView } from '@settlement-help/ui/domain';
import { OwnStep } from '#app/features/checklist/OwnStep.tsx';
import { StepOffice, type StepOfficeProps } from '#app/features/checklist/StepOffice.tsx';
import { api } from '#app/lib/api/client.ts';
import { ContentNote } from '#app/lib/content/ContentNote.tsx';
import { PrintButton } from '#app/lib/navigation/PrintButton.tsx';
import { letterPath, lettersPath, passPath, paths } from '#app/lib/navigation/paths.ts';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useSession } from '#app/lib/session/SessionProvider.tsx';
import { useAppMessages } from '#app/messages/useAppMessages.ts';
import { OwnBringList } from './OwnBringList.tsx';

export interface StepPageProps extends Pick<StepOfficeProps, 'offices' | 'userId' | 'postalCode'> {
  guide: StepGuide;
}

export function StepPage({ guide, ...officeProps }: StepPageProps) {
  const { publicPage: messages, screens } = useAppMessages();
  const session = useSession();
  const isVisitor = session.token === null;
  const isOwn = !isVisitor && officeProps.userId !== undefined && session.country === guide.country;
  const { key, country } = guide;
  const report = async (text: string) => {
    await api.reportFact({ body: { country, step: key, text } });
  };
  return (
    <>
      <ScreenTitle title={guide.title} />
      <StepGuideView
        guide={guide}
        back={
          isVisitor ? (
            <BackLink href={paths.home}>{messages.toStart}</BackLink>
          ) : (
            <BackLink href={isOwn ? `${paths.checklist}#${key}` : paths.checklist}>
              {messages.toPlan}
            </BackLink>
          )
        }
        own={isOwn && <OwnStep country={country} stepKey={key} />}
        bring={isOwn && <OwnBringList country={country} guide={guide} />}
        office={<StepOffice country={country} stepKey={key} {...officeProps} />}
        passHref={passPath(guide)}
        letterHref={(letter) => letterPath(country, letter)}
        onReport={report}
      >
        <Inline>
          <ButtonLink variant="quiet" size="small" bleed href={lettersPath(country)}>
            {screens.letters}
          </ButtonLink>
          <PrintButton />
        </Inline>
      </StepGuideView>
      <ContentNote of={[guide, ...guide.letters, ...guide.terms]} />
    </>
  );
}
