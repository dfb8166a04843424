import { expect, test } from 'vitest';
import { suggestDocumentKind } from './suggestDocumentKind.ts';

test.each([
  ['Passport.jpg', 'passport'],
  ['Reisepass_Amira (2).PDF', 'passport'],
  ['passport-photo.png', 'photo'],
  ['Führerschein.pdf', 'driving_licence'],
  ['Wohnungsgeberbestätigung Müller.pdf', 'landlord_confirmation'],
  ['titre de séjour recto.jpg', 'residence_permit'],
  ['RIB.pdf', 'bank_details'],
  ['İkamet izni.pdf', 'residence_permit'],
  ['Паспорт Оксана.pdf', 'passport'],
  ['عقد الإيجار.pdf', 'lease'],
  ['شهادة ميلاد.pdf', 'birth_certificate'],
  ['Gehaltsabrechnung 2026-10.pdf', 'payslip'],
])('suggests the kind of %s', (name, kind) => {
  expect(suggestDocumentKind(name)).toBe(kind);
});

test.each(['IMG_0412.jpg', 'scan.pdf', 'Ribbeck.pdf', '2026-11-20.pdf', ''])(
  'suggests nothing for %j',
  (name) => {
    expect(suggestDocumentKind(name)).toBeNull();
  },
);
