import type { Services as CountryServices } from '@settlement-help/content';
import type { Country } from '@settlement-help/contract';
import { Page, UiProvider } from '@settlement-help/ui';
import { EmergencyNumbers, enServices, ServiceAccordion, useCountryNames } from '@settlement-help/ui/domain';
import { ScreenTitle } from '#app/lib/navigation/ScreenTitle.tsx';
import { useAppMessages } from '#app/messages/useAppMessages.ts';

export interface ServicesProps {
  country: Country;
  /** The services of that country. */
  services: CountryServices;
}

/** The offices and everyday services of the settlement country, and whom to call in an emergency (§2 Services). */
export function Services({ country, services }: ServicesProps) {
  const { services: messages } = useAppMessages();
  const countries = useCountryNames();
  const { government, essential, emergency } = services;
  const [checkedFirst = ''] = [...government, ...essential].map((service) => service.verified_on).sort();

  return (
    <UiProvider messages={enServices}>
      <ScreenTitle of="services" />
      <Page
        title={messages.title}
        lead={messages.lead(countries[country], checkedFirst)}
        aside={<EmergencyNumbers numbers={emergency} />}
      >
        <ServiceAccordion group="government" services={government} country={country} />
        <ServiceAccordion group="essential" services={essential} country={country} />
      </Page>
    </UiProvider>
  );
}
