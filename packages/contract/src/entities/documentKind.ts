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

/** Days that a deleted document stays in the bin. */
export const daysInBin = 7;
