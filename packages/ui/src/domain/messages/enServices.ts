import type { Formats } from '../../i18n/formats.ts';

/** The English texts of the services screen (§2 Services, §3 Local services). */
export const enServices = (format: Formats) => ({
  services: {
    government: 'Government Services & Offices',
    essential: 'Local/Essential Services',
    checked: (iso: string) => `Checked ${format.month(iso)}`,
    source: (host: string) => `Source: ${host}`,
    banks: 'Banks',
  },
  emergency: {
    title: 'Emergency',
    /** Spoken before the number. */
    call: 'Call ',
    write: 'Text ',
  },
});
