import { enPrimitives } from '../../i18n/enPrimitives.ts';
import type { Formats } from '../../i18n/formats.ts';

/** The English texts of the primitives, of the shell around every screen and of the landing page: an app's first ones. */
export const enVisitor = (format: Formats) => ({
  ...enPrimitives(format),
  product: 'Settlement Help',
  skyline: 'The rooftops of Paris and Berlin, with a way from one to the other',
  landing: {
    title: 'A new country, one stamp at a time.',
    lead: 'The official steps in the right order, your papers in one private place, and people who have been through it. For France and Germany.',
    promise: 'Free. No advertising. Your documents are seen by nobody but you.',
    createAccount: 'Create Account',
    logIn: 'Log in',
    sheet: {
      title: 'Laufzettel · Feuille de route',
      description:
        'A route sheet with five steps: health insurance and a place to live are stamped, registering the address is next.',
      steps: ['Health insurance', 'A place to live', 'Register your address', 'Tax ID', 'Bank account'],
      // Written out, since making a date's formatter takes as long as the rest of the screen on an old phone.
      stamps: [
        { word: 'Gesundheit', date: '12 Nov 2025' },
        { word: 'Wohnung', date: '14 Nov 2025' },
      ],
    },
    features: {
      title: 'What you get',
      items: [
        {
          title: 'A checklist that knows the order',
          text: 'Each step tells you what to bring, where to go and by when. The next one opens when you are ready.',
        },
        {
          title: 'A safe place for your papers',
          text: 'Upload the passport once; find it again at every counter.',
        },
        {
          title: 'The offices and services of your country',
          text: 'Official links only, from the prefecture to the bus.',
        },
        { title: 'People who did it before you', text: 'Ask in the community, and see which answer worked.' },
      ],
    },
  },
  shell: {
    menu: 'Menu',
    main: 'Main',
    mainSections: 'Main places',
    section: {
      dashboard: 'Dashboard',
      checklist: 'Settlement Checklist',
      documents: 'Documents',
      services: 'Services',
      community: 'Community Forum',
      profile: 'Profile',
    },
    shortSection: {
      dashboard: 'Home',
      checklist: 'Checklist',
      documents: 'Documents',
      services: 'Services',
      community: 'Community',
      profile: 'Profile',
    },
    notSpecified: 'Not specified',
    logout: 'Logout',
    logIn: 'Log in',
    emergencyTitle: 'Emergency',
    emergency: 'Emergency? Call',
    emergencyNumber: '112',
    copyright: '© 2025 Settlement Help',
    credit: 'Built by the Settlement Help team, with people who made the move themselves.',
    home: 'Settlement Help, home',
  },
});
