import { loadServices } from '@settlement-help/content/services';
import type { Country } from '@settlement-help/contract';
import { Page } from '@settlement-help/ui';
import { CounterScene, EmergencyNumbers, ServiceAccordion } from '@settlement-help/ui/domain';
import { Content } from '#app/lib/content/Content.tsx';
import { ContentNote } from '#app/lib/content/ContentNote.tsx';
import { PrintButton } from '#app/lib/navigation/PrintButton.tsx';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

export interface ServicesProps {
  country: Country;
}

export function Services({ country }: ServicesProps) {
  const { services: messages } = useAppMessages();

  return (
    <>
      <ScreenTitle of="services" />
      <Content name={`${country}/services`} load={(language) => loadServices(language, country)}>
        {({ government, essential, emergency }) => {
          const all = [...government, ...essential];
          const [checkedFirst = ''] = all.map(({ verified_on }) => verified_on).sort();
          return (
            <Page
              title={messages.title}
              lead={messages.lead({ country, checkedOn: checkedFirst })}
              aside={<EmergencyNumbers numbers={emergency} />}
              scene={<CounterScene />}
            >
              <ServiceAccordion group="government" services={government} country={country} />
              <ServiceAccordion group="essential" services={essential} country={country} />
              <div>
                <PrintButton bleed />
              </div>
              <ContentNote of={[...all, ...emergency]} />
            </Page>
          );
        }}
      </Content>
    </>
  );
}
