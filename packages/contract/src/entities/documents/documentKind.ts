import type { countries } from '../limits.ts';

/** The kinds of a document. Offices ask for documents by kind. */
export const documentKinds = [
  'passport',
  'identity_card',
  'visa',
  'residence_permit',
  'lease',
  'landlord_confirmation',
  'registration_certificate',
  'proof_of_address',
  'birth_certificate',
  'marriage_certificate',
  'employment_contract',
  'payslip',
  'bank_details',
  'insurance_certificate',
  'tax_document',
  'diploma',
  'school_certificate',
  'driving_licence',
  'vaccination_record',
  'photo',
  'official_letter',
  'other',
] as const;

/** The kinds whose end is in the calendar, the list of dates and the reminders. */
export const expiringKinds = [
  'passport',
  'identity_card',
  'visa',
  'residence_permit',
  'insurance_certificate',
  'driving_licence',
] as const;

type OfficialTerms = Partial<Record<(typeof documentKinds)[number], string>>;

/** The words that offices use for a kind, in the language of the country. A kind without one has no fixed word there. */
export const officialTerms: Record<(typeof countries)[number], OfficialTerms> = {
  France: {
    residence_permit: 'titre de séjour',
    lease: 'bail',
    proof_of_address: 'justificatif de domicile',
    birth_certificate: 'acte de naissance',
    marriage_certificate: 'acte de mariage',
    employment_contract: 'contrat de travail',
    payslip: 'bulletin de paie',
    bank_details: 'RIB',
    insurance_certificate: 'attestation d’assurance',
    tax_document: 'avis d’imposition',
    school_certificate: 'certificat de scolarité',
    driving_licence: 'permis de conduire',
    vaccination_record: 'carnet de vaccination',
    photo: 'photo d’identité',
  },
  Germany: {
    visa: 'Visum',
    residence_permit: 'Aufenthaltstitel',
    lease: 'Mietvertrag',
    landlord_confirmation: 'Wohnungsgeberbestätigung',
    registration_certificate: 'Meldebestätigung',
    birth_certificate: 'Geburtsurkunde',
    marriage_certificate: 'Eheurkunde',
    employment_contract: 'Arbeitsvertrag',
    payslip: 'Gehaltsabrechnung',
    insurance_certificate: 'Versicherungsnachweis',
    tax_document: 'Steuerbescheid',
    school_certificate: 'Schulbescheinigung',
    driving_licence: 'Führerschein',
    vaccination_record: 'Impfausweis',
    photo: 'Passbild',
  },
};
