import type { ServiceDirectory } from '../entities/service.ts';
import { banks, place, service } from './service.ts';

/** Offices and everyday services in Germany. */
export const servicesInGermany: ServiceDirectory = {
  government: [
    service({
      name: 'Foreigners’ office',
      original_term: 'Ausländerbehörde',
      description:
        'Residence permits and their renewal. This finder of the federal office for migration leads to the office for your address.',
      link: 'https://bamf-navi.bamf.de/',
      icon: 'residence',
    }),
    service({
      name: 'Job centre',
      original_term: 'Agentur für Arbeit',
      description: 'Helps you look for work and training, and pays unemployment benefit.',
      link: 'https://www.arbeitsagentur.de/',
      icon: 'work',
    }),
    service({
      name: 'Health insurance',
      original_term: 'Krankenkasse',
      description:
        'You choose your insurer. Tell your employer within 2 weeks of starting work, or the employer chooses. The list names every public insurer.',
      link: 'https://www.gkv-spitzenverband.de/',
      more: [place('TK', 'www.tk.de'), place('AOK', 'www.aok.de'), place('Barmer', 'www.barmer.de')],
      icon: 'health',
    }),
    service({
      name: 'Tax office',
      original_term: 'Finanzamt',
      description:
        'Taxes on your income. If you must hand in a return, it is due on 31 July of the next year; ELSTER is the free online form.',
      link: 'https://www.elster.de/',
      icon: 'tax',
    }),
    service({
      name: 'Citizens’ office in the town hall',
      original_term: 'Bürgeramt',
      description:
        'Registers your address and issues certificates. Look for yours online, or call 115, the number of all public offices.',
      link: 'https://verwaltung.bund.de/',
      icon: 'townHall',
    }),
  ],
  essential: [
    service({
      name: 'Public transport',
      original_term: 'Nahverkehr',
      description:
        'The Deutschlandticket is a monthly ticket for buses, trams and regional trains in the whole country.',
      link: 'https://www.bahn.de/',
      more: [place('Berlin, BVG', 'www.bvg.de'), place('Munich, MVV', 'www.mvv-muenchen.de')],
      icon: 'transport',
    }),
    service({
      name: 'Waste and recycling',
      original_term: 'Müllabfuhr',
      description:
        'Each town has a service and rules of its own. This is the one of Berlin; look for the one of your town.',
      link: 'https://www.bsr.de/',
      more: [place('Munich, AWM', 'www.awm-muenchen.de')],
      icon: 'waste',
    }),
    service({
      name: 'Electricity and gas',
      original_term: 'Stadtwerke',
      description:
        'In many towns the local Stadtwerke supply both, and you may choose another supplier. The consumer centre advises you and sells nothing.',
      link: 'https://www.verbraucherzentrale.de/',
      more: [place('The regulator, Bundesnetzagentur', 'www.bundesnetzagentur.de')],
      icon: 'utilities',
    }),
    banks(
      {
        original_term: 'Banken',
        description:
          'Bring your passport and, often, the confirmation of your address. Everyone has a right to a basic account (Basiskonto).',
        source_url: 'https://www.bafin.de/',
      },
      [
        { name: 'Deutsche Bank', logo: 'D', link: 'https://www.deutsche-bank.de/' },
        { name: 'Commerzbank', logo: 'C', link: 'https://www.commerzbank.de/' },
        { name: 'Sparkasse', logo: 'S', link: 'https://www.sparkasse.de/' },
      ],
    ),
  ],
  emergency: [
    { number: '112', about: 'Fire, ambulance and every emergency, in all of the EU', by_text: false },
    { number: '110', about: 'Police', by_text: false },
    {
      number: '116 117',
      about: 'A doctor at night and at weekends, when it is not life-threatening',
      by_text: false,
    },
  ],
};
