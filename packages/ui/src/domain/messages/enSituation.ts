import type { Country } from '@settlement-help/contract';
import type { Formats } from '../../i18n/formats.ts';

const schoolAge: Record<Country, string> = {
  France: 'School begins at 3. If you have younger ones too, choose this.',
  Germany: 'School begins at about 6. If you have younger ones too, choose this.',
};

/** The English texts of the questions from which a plan of one's own follows. */
export const enSituation = (format: Formats) => ({
  situation: {
    title: 'Make the plan your own',
    lead: 'A few short questions, and you see the steps that are for you, with their dates.',
    promises: [
      'You decide: skip what you do not know, or all of it.',
      'Nobody else sees your answers.',
      'You can erase them at any time.',
    ],
    start: 'Start',
    later: 'Not now',
    position: (number: number, total: number) =>
      `Question ${format.number(number)} of ${format.number(total)}`,
    back: 'Back',
    submit: 'Continue',
    notSure: 'Not sure',
    yes: 'Yes',
    no: 'No',
    choose: 'Choose an answer, or “Not sure”.',
    noSuchDay: 'Enter the day as numbers, such as 27 3 2026.',
    dayMissing: 'Enter the day, or choose “Not sure”.',
    codeMissing: 'Enter your postal code, or choose “Not sure”.',
    offline: 'Network error. Please try again.',
    summary: 'Your situation',
    summaryLead: 'Your plan follows from these answers. Nobody else sees them.',
    answers: 'Your answers',
    unknown: 'Not sure',
    change: 'Change',
    answer: 'Answer',
    seePlan: 'See my plan',
    erase: 'Erase my answers',
    eraseQuestion: 'Erase your answers?',
    eraseWarning:
      'The ten standard steps come back. What you have completed stays completed, and your documents stay.',
    erased: 'Your answers are erased.',
    questions: {
      nationality: {
        title: () => 'Which citizenship do you have?',
        short: 'Citizenship',
        hint: () => 'If you have more than one, choose the first that fits.',
        options: {
          eu: {
            label: 'EU, EEA or Switzerland',
            hint: 'The EU, Iceland, Liechtenstein, Norway, Switzerland.',
          },
          art41: {
            label: 'A country whose citizens may ask for the permit after they arrive',
            hint: 'Australia, Canada, Israel, Japan, New Zealand, South Korea, the United Kingdom, the USA. Andorra, Brazil, El Salvador, Honduras, Monaco and San Marino too, but only if you will not work: otherwise choose “Another country”.',
          },
          algeria: { label: 'Algeria', hint: 'An agreement with France has rules of its own.' },
          other: { label: 'Another country', hint: null },
        },
      },
      purpose: {
        title: (country: string) => `Why do you come to ${country}?`,
        short: 'Why you come',
        hint: () => null,
        options: {
          work: { label: 'To work', hint: null },
          study: { label: 'To study', hint: null },
          family: { label: 'To live with my family', hint: null },
          protection: {
            label: 'For protection',
            hint: 'Asylum, refugee status or temporary protection, as for people from Ukraine.',
          },
          other: { label: 'For another reason', hint: null },
        },
      },
      visa: {
        title: () => 'Which visa is in your passport?',
        short: 'Visa',
        hint: () => 'The words are on the sticker.',
        options: {
          vls_ts: {
            label: 'VLS-TS',
            hint: 'A long-stay visa that is a residence permit: “valant titre de séjour”.',
          },
          permit_to_request: {
            label: '“Carte de séjour à solliciter”',
            hint: 'A long-stay visa that tells you to ask for a permit.',
          },
          none: { label: 'None of these', hint: null },
        },
      },
      children: {
        title: () => 'Do you have children with you?',
        short: 'Children',
        hint: () => null,
        options: {
          none: { label: 'No', hint: null },
          under_school: { label: 'Yes, under school age', hint: null },
          school_age: { label: 'Yes, of school age', hint: schoolAge },
        },
      },
      licence: {
        title: () => 'Do you have a driving licence?',
        short: 'Driving licence',
        hint: () => 'From the country that issued it.',
        options: {
          none: { label: 'No', hint: null },
          eea: { label: 'Yes, from the EU or EEA', hint: null },
          other: { label: 'Yes, from another country', hint: null },
        },
      },
      renting: {
        title: () => 'Do you rent your home, or will you?',
        short: 'Renting',
        hint: () => null,
      },
      scholarship: {
        title: () => 'Do you have a scholarship?',
        short: 'Scholarship',
        hint: (country: Country) =>
          country === 'France'
            ? 'One that depends on your income: “bourse sur critères sociaux”.'
            : 'One that pays for your living, from a state or a foundation.',
      },
      postal_code: {
        title: () => 'What is your postal code?',
        short: 'Postal code',
        hint: () => 'It finds the offices that are responsible for you.',
      },
      arrived_on: {
        title: (country: string) => `When did you arrive in ${country}, or when will you?`,
        short: 'Arrival',
        hint: () => 'Some dates count from this day.',
      },
      moved_in_on: {
        title: () => 'When did you move into your home, or when will you?',
        short: 'Moved in',
        hint: () => 'Some dates count from this day, not from the day of the lease.',
      },
      visa_ends_on: {
        title: () => 'When does your visa or permit end?',
        short: 'Visa or permit ends',
        hint: () => 'The last day is on the sticker or the card.',
      },
      works_from: {
        title: () => 'When does your job start?',
        short: 'Job starts',
        hint: () => 'The first day in your contract.',
      },
    },
  },
});
