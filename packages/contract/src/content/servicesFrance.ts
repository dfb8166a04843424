import type { ServiceDirectory } from '../entities/service.ts';
import { banks, place, service } from './service.ts';

/** Offices and everyday services in France. */
export const servicesInFrance: ServiceDirectory = {
  government: [
    service({
      name: 'Prefecture',
      original_term: 'Préfecture',
      description:
        'Residence permits and their renewal. Ask for a renewal between 4 and 2 months before your permit ends. The directory finds the prefecture for your address.',
      link: 'https://lannuaire.service-public.gouv.fr/',
      icon: 'residence',
    }),
    service({
      name: 'Family allowances',
      original_term: 'CAF',
      description:
        'Housing aid and help for families. Apply when you move in: it does not pay for the months before you asked.',
      link: 'https://www.caf.fr/',
      icon: 'family',
    }),
    service({
      name: 'Health insurance',
      original_term: 'Assurance Maladie',
      description:
        'Registers you, gives you a social-security number and the carte Vitale, and pays back a part of what care costs.',
      link: 'https://www.ameli.fr/',
      more: [place('For students', 'etudiant-etranger.ameli.fr')],
      icon: 'health',
    }),
    service({
      name: 'Job centre',
      original_term: 'France Travail',
      description: 'Helps you look for work. It was called Pôle emploi before, and many people still say so.',
      link: 'https://www.francetravail.fr/',
      icon: 'work',
    }),
    service({
      name: 'Registering a business of your own',
      original_term: 'Guichet unique',
      description:
        'The self-employed register at the one counter of the INPI, and pay their contributions at the URSSAF.',
      link: 'https://procedures.inpi.fr/',
      more: [place('Contributions, URSSAF', 'autoentrepreneur.urssaf.fr')],
      icon: 'selfEmployed',
    }),
  ],
  essential: [
    service({
      name: 'Public transport',
      original_term: 'Transports en commun',
      description:
        'In Paris and around it the pass is called Navigo. Other towns have a network and fares of their own.',
      link: 'https://www.iledefrance-mobilites.fr/',
      more: [place('Metro and bus in Paris', 'www.ratp.fr'), place('Trains', 'www.sncf-connect.com')],
      icon: 'transport',
    }),
    service({
      name: 'Waste and recycling',
      original_term: 'Déchets',
      description:
        'Your town collects the waste. This site says where each thing goes, from bottles to beds.',
      link: 'https://quefairedemesdechets.ademe.fr/',
      icon: 'waste',
    }),
    service({
      name: 'Town hall',
      original_term: 'Mairie',
      description:
        'Births, marriages, schools and help near you. The directory finds the town hall of your address.',
      link: 'https://lannuaire.service-public.gouv.fr/',
      icon: 'townHall',
    }),
    service({
      name: 'Electricity and gas',
      original_term: 'Énergie',
      description:
        'Open a contract for the day you move in; you choose the supplier. This comparison is official and neutral.',
      link: 'https://comparateur.energie-info.fr/',
      more: [place('EDF', 'www.edf.fr'), place('Engie', 'www.engie.fr')],
      icon: 'utilities',
    }),
    banks(
      {
        original_term: 'Banques',
        description:
          'Bring your passport and a proof of address, and ask for a RIB. If every bank refuses, the Banque de France finds you one (droit au compte).',
        source_url: 'https://www.banque-france.fr/',
      },
      [
        { name: 'BNP Paribas', logo: 'B', link: 'https://mabanque.bnpparibas/' },
        { name: 'Société Générale (SG)', logo: 'S', link: 'https://sg.fr/' },
        { name: 'La Banque Postale', logo: 'P', link: 'https://www.labanquepostale.fr/' },
      ],
    ),
  ],
  emergency: [
    { number: '112', about: 'Every emergency, in all of the EU', by_text: false },
    { number: '15', about: 'Medical', by_text: false },
    { number: '17', about: 'Police', by_text: false },
    { number: '18', about: 'Fire', by_text: false },
    { number: '114', about: 'By text message', by_text: true },
  ],
};
