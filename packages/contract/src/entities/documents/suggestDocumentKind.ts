import { wordsOf } from '../../search/wordsOf.ts';
import type { DocumentKind } from './document.ts';

/** Beginnings of words in the names of files, normalised. Offices and scanners use these in the six languages. */
const words: Partial<Record<DocumentKind, readonly string[]>> = {
  passport: ['passport', 'passeport', 'reisepass', 'pasaport', 'паспорт', 'закордонний', 'جواز'],
  identity_card: [
    ...['id card', 'idcard', 'identity', 'carte d identite', 'carte identite', 'cni', 'personalausweis'],
    ...['ausweis', 'kimlik', 'посвідчення особи', 'id карт', 'هويه', 'بطاقه الهويه'],
  ],
  visa: ['visa', 'visum', 'vize', 'віза', 'تاشيره', 'فيزا'],
  residence_permit: [
    ...['residence permit', 'residence card', 'titre de sejour', 'titre sejour', 'carte de sejour'],
    ...['aufenthaltstitel', 'aufenthaltserlaubnis', 'eat', 'oturma izni', 'ikamet', 'посвідка', 'اقامه'],
  ],
  lease: [
    ...['lease', 'tenancy', 'rental contract', 'rental agreement', 'bail', 'contrat de location'],
    ...['mietvertrag', 'kira', 'договір оренди', 'оренд', 'عقد ايجار', 'عقد الايجار', 'ايجار'],
  ],
  landlord_confirmation: [
    ...['wohnungsgeber', 'vermieterbescheinigung', 'landlord', 'attestation d hebergement', 'hebergement'],
    ...['ev sahibi', 'підтвердження орендодавця', 'تاكيد الموجر'],
  ],
  registration_certificate: [
    ...[
      'meldebestatigung',
      'meldebescheinigung',
      'anmeldebestatigung',
      'anmeldung',
      'registration certificate',
    ],
    ...['ikamet belgesi', 'прописка', 'реєстрац'],
  ],
  proof_of_address: [
    ...['proof of address', 'utility bill', 'electricity bill', 'justificatif de domicile'],
    ...['justificatif domicile', 'facture edf', 'adressnachweis', 'adres', 'اثبات السكن', 'اثبات العنوان'],
  ],
  birth_certificate: [
    ...['birth', 'naissance', 'geburtsurkunde', 'geburt', 'dogum', 'народження', 'شهاده ميلاد', 'ميلاد'],
  ],
  marriage_certificate: [
    ...['marriage', 'mariage', 'heiratsurkunde', 'eheurkunde', 'evlilik', 'шлюб', 'عقد زواج', 'زواج'],
  ],
  employment_contract: [
    ...['employment contract', 'work contract', 'job contract', 'contrat de travail', 'arbeitsvertrag'],
    ...['is sozlesmesi', 'трудовий договір', 'عقد عمل', 'عقد العمل'],
  ],
  payslip: [
    ...['payslip', 'pay slip', 'salary', 'bulletin de paie', 'bulletin de salaire', 'fiche de paie'],
    ...['gehaltsabrechnung', 'lohnabrechnung', 'bordro', 'maas', 'зарплат', 'راتب'],
  ],
  bank_details: ['rib', 'iban', 'bank', 'banque', 'banka', 'банк', 'بنك', 'حساب بنكي'],
  insurance_certificate: [
    ...['insurance', 'assurance', 'versicherung', 'krankenkasse', 'krankenversicherung', 'carte vitale'],
    ...['sigorta', 'страхув', 'страхов', 'تامين'],
  ],
  tax_document: ['tax', 'impot', 'avis d imposition', 'steuer', 'vergi', 'подат', 'ضريب'],
  diploma: [
    'diploma',
    'diplome',
    'diplom',
    'degree',
    'bachelor',
    'master',
    'диплом',
    'شهاده جامعيه',
    'دبلوم',
  ],
  school_certificate: [
    ...['school', 'certificat de scolarite', 'scolarite', 'schulbescheinigung', 'schule', 'okul'],
    ...['immatrikulation', 'шкіл', 'школ', 'مدرس'],
  ],
  driving_licence: [
    ...['driving', 'driver', 'permis de conduire', 'permis', 'fuhrerschein', 'ehliyet', 'surucu belgesi'],
    ...['водійськ', 'رخصه القياده', 'رخصه'],
  ],
  vaccination_record: ['vaccin', 'vakzin', 'impf', 'asi karti', 'asi', 'щеплен', 'вакцин', 'تطعيم', 'لقاح'],
  photo: ['id photo', 'passport photo', 'photo d identite', 'passfoto', 'passbild', 'biometric', 'vesikalik'],
  official_letter: [
    'bescheid',
    'courrier',
    'convocation',
    'notification',
    'resmi yazi',
    'повідомлення',
    'اشعار',
  ],
};

/** The words of a name without its digits: "Führerschein_2.PDF" becomes "fuhrerschein pdf". */
const normalize = (name: string) => wordsOf(name.replaceAll(/\p{N}/gu, ' ')).join(' ');

/** Shorter words with their space match only as a whole: "RIB" is not "Ribbeck". */
const shortest = 4;

/** Suggests the kind of a document from the name of its file, in six languages. Null if the name tells nothing. */
export function suggestDocumentKind(fileName: string): DocumentKind | null {
  const name = ` ${normalize(fileName)} `;
  const matches = (Object.entries(words) as [DocumentKind, readonly string[]][]).flatMap(
    ([kind, beginnings]) =>
      beginnings
        .map((word) => ({ kind, start: ` ${normalize(word)}` }))
        .filter(({ start }) => name.includes(start.length <= shortest ? `${start} ` : start)),
  );
  // "passport photo" is a photo: the longest match is the most specific.
  matches.sort((one, other) => other.start.length - one.start.length);
  return matches[0]?.kind ?? null;
}
