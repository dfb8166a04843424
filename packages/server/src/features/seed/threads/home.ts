import type { Thread } from './thread.ts';

export const home: readonly Thread[] = [
  {
    category: 'housing',
    country: 'Germany',
    language: 'en',
    title: 'Flat in {city} without SCHUFA, how did you do it?',
    content: 'I arrived three weeks ago and every landlord asks for a SCHUFA record. I have none yet.',
    answers: [
      'Say openly that you are new and bring your employment contract and the last three payslips. That was enough for us.',
      'Look for a furnished sublet for the first months. Once you are registered and have an account, the record builds itself.',
      'You can order the free copy of your data once a year. It shows that nothing bad is in it, which is what they want to know.',
    ],
  },
  {
    category: 'housing',
    country: 'France',
    language: 'fr',
    title: 'Visale ou garant physique pour un studio à {city} ?',
    content: 'Je commence un CDI le mois prochain et l’agence refuse mon dossier sans garant en France.',
    answers: [
      'Visale est gratuit et beaucoup d’agences l’acceptent. Demande le visa avant la visite, la réponse arrive en deux jours.',
      'Chez nous le propriétaire ne connaissait pas, on lui a montré le site officiel et il a dit oui.',
    ],
  },
  {
    category: 'housing',
    country: 'Germany',
    language: 'de',
    title: 'Nebenkosten in {city}: wie viel ist normal?',
    content: 'Im Vertrag stehen 290 € für 55 m². Heizung ist dabei, Strom nicht.',
    answers: [
      'Klingt für warm mit Heizung plausibel. Lass dir die letzte Abrechnung des Vormieters zeigen.',
      'Der Mieterverein prüft so etwas für Mitglieder. Der Beitrag lohnt sich schon beim ersten Mal.',
    ],
  },
  {
    category: 'housing',
    country: 'France',
    language: 'es',
    title: '¿Cuánto tarda la CAF en pagar la ayuda al alquiler en {city}?',
    answers: [
      'A mí me tardó dos meses, pero pagaron desde el primer mes completo.',
      'Pide cuanto antes: no pagan los meses anteriores a la solicitud.',
      'Necesitas el certificado del propietario y tu cuenta bancaria francesa.',
    ],
  },
  {
    category: 'housing',
    country: 'Germany',
    language: 'uk',
    title: 'Власник у {city} не дає Wohnungsgeberbestätigung. Що робити?',
    content: 'Без неї не можу зареєструватися, а термін два тижні вже минає.',
    answers: [
      'Він зобов’язаний її дати. Напишіть йому письмово, а в Bürgeramt поясніть ситуацію.',
      'Мені допомогла консультація для мігрантів: вони просто зателефонували власнику.',
    ],
  },
  {
    category: 'general',
    country: 'Germany',
    language: 'en',
    title: 'What surprised you most in your first week in {city}?',
    answers: [
      'That everything is closed on Sundays. Do the shopping on Saturday.',
      'How much still goes by letter. Put your name on the letterbox on the first day, or nothing arrives.',
      'Bottles are money. Take them back to the shop for the deposit.',
    ],
  },
  {
    category: 'general',
    country: 'France',
    language: 'en',
    title: 'Which papers do you always carry copies of in {city}?',
    content: 'Every office seems to ask for something else. I would like one folder that always works.',
    answers: [
      'Passport, visa or permit, proof of address under three months old, birth certificate with a sworn translation, bank details.',
      'And keep scans. Half of the sites want a PDF under 2 MB.',
    ],
  },
  {
    category: 'general',
    country: 'Germany',
    language: 'ar',
    title: 'كيف أسجّل عنواني في {city} إذا لم أجد موعدًا؟',
    content: 'كل المواعيد محجوزة لأسابيع.',
    answers: [
      'ادخل إلى الموقع صباحًا بين السابعة والثامنة، تُلغى مواعيد كثيرة وتظهر من جديد.',
      'احتفظ بإثبات أنك حاولت الحجز خلال الأسبوعين، هذا يكفي عادة.',
    ],
  },
  {
    category: 'general',
    country: 'France',
    language: 'fr',
    title: 'Combien de temps pour valider le VLS-TS depuis {city} ?',
    answers: [
      'Dix minutes en ligne, avec le timbre fiscal acheté sur le même site. À faire dans les trois mois.',
      'Garde la confirmation en PDF, la CAF et la banque me l’ont demandée.',
    ],
  },
  {
    category: 'general',
    country: 'Germany',
    language: 'tr',
    title: '{city} şehrinde Rundfunkbeitrag mektubu geldi, ödemek zorunda mıyım?',
    content: 'Televizyonum yok ve ev arkadaşım zaten ödüyor.',
    answers: [
      'Ev başına bir kez ödenir. Arkadaşının numarasını forma yaz, senin kaydın kapanır.',
      'Mektubu sakın cevapsız bırakma, sonra faiz ekliyorlar.',
    ],
  },
];
