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

/** Days that a deleted document stays in the bin. */
export const daysInBin = 7;
