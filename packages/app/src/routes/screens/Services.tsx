import { loadServices } from '@settlement-help/content/services';
import type { Country } from '@settlement-help/contract';
import { Page } from '@settlement-help/ui';
import { CounterScene, EmergencyNumbers, ServiceAccordion } from '@settlement-help/ui/domain';
import { useLocation } from 'react-router-dom';
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
  const { hash } = useLocation();

  return (
    <>
      <ScreenTitle of="services" />
      <Content name={`${country}/services`} load={(language) => loadServices(language, country)}>
        {({ government, essential, emergency }) => {
          const all = [...government, ...essential];
          const [checkedFirst = ''] = all.map(({ verified_on }) => verified_on).sort();
          const linked = all.find(({ key }) => hash === `#${key}`);
          const opened = { country, defaultValue: linked ? [linked.name] : [] };
          return (
            <Page
              title={messages.title}
              lead={messages.lead({ country, checkedOn: checkedFirst })}
              aside={<EmergencyNumbers numbers={emergency} />}
              scene={<CounterScene />}
            >
              <ServiceAccordion
                key={`government${hash}`}
                group="government"
                services={government}
                {...opened}
              />
              <ServiceAccordion key={`essential${hash}`} group="essential" services={essential} {...opened} />
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
