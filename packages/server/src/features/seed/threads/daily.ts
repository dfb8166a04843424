import type { Thread } from './thread.ts';

export const daily: readonly Thread[] = [
  {
    category: 'healthcare',
    country: 'France',
    language: 'en',
    title: 'Seeing a doctor in {city} before the carte Vitale arrives',
    answers: [
      'You pay and keep the brown form. Once your number is final you send it in and get most of it back.',
      'Download the certificate of rights from your ameli account. Pharmacies take it.',
    ],
  },
  {
    category: 'healthcare',
    country: 'Germany',
    language: 'en',
    title: 'Which Krankenkasse did you choose in {city}, and why?',
    content: 'The benefits look almost the same to me.',
    answers: [
      'They are almost the same by law. I took the one with an English hotline.',
      'Look at the extra contribution, and whether there is a counter in your district.',
      'You can change after a year, so do not lose sleep over it.',
    ],
  },
  {
    category: 'healthcare',
    country: 'France',
    language: 'fr',
    title: 'Aucun médecin traitant ne prend de nouveaux patients à {city}',
    answers: [
      'Essaie les centres de santé municipaux, ils inscrivent encore.',
      'Écris au médiateur de ta caisse : ils m’en ont trouvé un en trois semaines.',
    ],
  },
  {
    category: 'healthcare',
    country: 'Germany',
    language: 'ar',
    title: 'أبحث عن طبيب أسنان يتكلم العربية في {city}',
    answers: [
      'في موقع غرفة الأطباء يمكنك البحث بحسب اللغة.',
      'اسأل عن خطة العلاج والتكلفة مكتوبة قبل أي عمل، وأرسلها إلى التأمين.',
    ],
  },
  {
    category: 'healthcare',
    country: 'Germany',
    language: 'uk',
    title: 'Як записати дитину до педіатра в {city}?',
    answers: [
      'Телефонуйте за номером 116117, вони шукають термін.',
      'Візьміть перелік щеплень із перекладом, лікар одразу внесе їх у німецький паспорт.',
    ],
  },
  {
    category: 'transportation',
    country: 'Germany',
    language: 'en',
    title: 'Is the Deutschlandticket worth it in {city}?',
    content: 'I cycle most days and take the train to see friends about twice a month.',
    answers: [
      'Twice a month over a longer distance already pays for it. It is a subscription, so mind the day by which you cancel.',
      'Ask your employer. With the job version they pay a part.',
    ],
  },
  {
    category: 'transportation',
    country: 'France',
    language: 'fr',
    title: 'Échanger mon permis de conduire à {city} : délai ?',
    answers: [
      'Dépose la demande en ligne dans l’année qui suit ton premier titre. La réponse a pris cinq mois.',
      'Vérifie d’abord que ton pays a un accord d’échange avec la France.',
    ],
  },
  {
    category: 'transportation',
    country: 'Germany',
    language: 'tr',
    title: '{city} şehrinde ehliyetinizi ne kadar sürede çevirdiniz?',
    answers: [
      'Altı ay dolmadan başvurursan o süre boyunca eski ehliyetinle sürebilirsin.',
      'Yazılı sınav Türkçe yapılabiliyor, çok rahatladım.',
    ],
  },
  {
    category: 'transportation',
    country: 'France',
    language: 'es',
    title: '¿Hay abono de transporte social en {city}?',
    answers: [
      'Sí, depende de los ingresos. Lleva el aviso de impuestos o el certificado de la CAF.',
      'Se renueva cada año, pon una alarma.',
    ],
  },
  {
    category: 'transportation',
    country: 'Germany',
    language: 'de',
    title: 'Fahrrad gebraucht kaufen in {city}, worauf achten?',
    answers: [
      'Rahmennummer vergleichen und einen kleinen Kaufvertrag machen. Viele Räder sind gestohlen.',
      'Die Selbsthilfewerkstatt schaut es dir gegen eine Spende an.',
    ],
  },
  {
    category: 'social',
    country: 'Germany',
    language: 'en',
    title: 'Sunday walks in {city}, who joins?',
    content: 'We are five people from four countries. Slow pace, children welcome, cake at the end.',
    answers: [
      'Count us in, two adults and a pram!',
      'Which stop do you meet at?',
      'I am in. I will bring baklava.',
    ],
  },
  {
    category: 'social',
    country: 'France',
    language: 'fr',
    title: 'Café des langues à {city} le jeudi soir',
    answers: [
      'J’y suis allée la semaine dernière, ambiance très gentille, tous niveaux.',
      'Est-ce qu’il y a une table en espagnol aussi ?',
    ],
  },
  {
    category: 'social',
    country: 'France',
    language: 'es',
    title: '¿Grupos de familias hispanohablantes en {city}?',
    answers: [
      'Nos vemos los sábados en el parque, te mando los datos cuando quieras.',
      'La mediateca tiene cuentos en español una vez al mes.',
    ],
  },
  {
    category: 'social',
    country: 'Germany',
    language: 'uk',
    title: 'Хор у {city} шукає голоси, німецька не обов’язкова',
    answers: ['Чудова ідея, прийду з подругою.', 'О котрій репетиції і чи можна з дітьми?'],
  },
  {
    category: 'social',
    country: 'Germany',
    language: 'de',
    title: 'Nachbarschaftsfest in {city}: wer hilft beim Kochen?',
    answers: [
      'Ich mache Suppe für dreißig Leute, wenn jemand einen großen Topf hat.',
      'Einen Topf haben wir im Verein. Bin dabei.',
    ],
  },
];
