import type { Thread } from './thread.ts';

export const rights: readonly Thread[] = [
  {
    category: 'legal',
    country: 'Germany',
    language: 'en',
    title: 'Residence permit runs out before my appointment in {city}',
    content: 'The office gave me a date six weeks after the end of my permit. Can I still work?',
    answers: [
      'If you applied before it ran out, ask for a Fiktionsbescheinigung. It keeps all your rights until they decide.',
      'Send the request by mail and keep the confirmation. My employer accepted that together with the old card.',
    ],
  },
  {
    category: 'legal',
    country: 'France',
    language: 'fr',
    title: 'Dossier ANEF bloqué depuis deux mois à {city}',
    answers: [
      'Un point d’accès numérique à la préfecture peut voir ce qui manque. Prends rendez-vous là-bas.',
      'Télécharge l’attestation de prolongation depuis ton espace, elle vaut titre en attendant.',
      'Dans mon cas c’était la photo : il fallait le code d’une photo agréée.',
    ],
  },
  {
    category: 'legal',
    country: 'Germany',
    language: 'tr',
    title: '{city} yabancılar dairesine hangi belgelerle gittiniz?',
    answers: [
      'Pasaport, biyometrik fotoğraf, kira sözleşmesi, sigorta ve son üç maaş bordrosu.',
      'Randevu onayının çıktısını da al, girişte soruyorlar.',
    ],
  },
  {
    category: 'legal',
    country: 'France',
    language: 'ar',
    title: 'هل من محامٍ مجاني في {city} لقضايا الإقامة؟',
    answers: [
      'اطلب المساعدة القضائية من المحكمة، وهناك استشارات مجانية في دار العدالة والقانون.',
      'الجمعيات تساعد أيضًا في كتابة الطعن، لكن انتبه إلى المهل.',
    ],
  },
  {
    category: 'legal',
    country: 'Germany',
    language: 'de',
    title: 'Kündigungsfrist bei der Wohnung in {city}: wirklich drei Monate?',
    answers: [
      'Für Mieter ja, wenn nichts Kürzeres im Vertrag steht. Zugang bis zum dritten Werktag des Monats.',
      'Frag nach einem Nachmieter. Viele Vermieter lassen dich dann früher raus.',
    ],
  },
  {
    category: 'education',
    country: 'Germany',
    language: 'en',
    title: 'Kita place in {city}: how early did you apply?',
    answers: [
      'Before the child was born, seriously. Apply at several and call every month.',
      'Get the voucher first where the city has one, the Kita cannot take you without.',
      'A childminder (Tagesmutter) is paid the same way and was free at once for us.',
    ],
  },
  {
    category: 'education',
    country: 'France',
    language: 'es',
    title: 'Inscribir a mi hija en la escuela de {city} a mitad de curso',
    answers: [
      'Primero en el ayuntamiento con el justificante de domicilio y las vacunas, después en la escuela.',
      'Pide la clase UPE2A si todavía no habla francés. A mi hijo le cambió la vida.',
    ],
  },
  {
    category: 'education',
    country: 'France',
    language: 'fr',
    title: 'Équivalence de diplôme depuis {city} : ENIC-NARIC ou l’université ?',
    answers: [
      'Pour travailler, ENIC-NARIC. Pour continuer tes études, l’université décide elle-même.',
      'Compte quatre mois et une traduction assermentée.',
    ],
  },
  {
    category: 'education',
    country: 'Germany',
    language: 'uk',
    title: 'Хто вже закінчив B1 у {city}? Поділіться досвідом',
    content: 'Обираю між двома школами і не знаю, де краще готують до іспиту.',
    answers: [
      'Дивіться не на школу, а на викладача: попросіть пробне заняття.',
      'Ми тренували усну частину в мовному кафе щочетверга, дуже допомогло.',
    ],
  },
  {
    category: 'education',
    country: 'Germany',
    language: 'ar',
    title: 'هل تُقبل الشهادة الثانوية للدراسة في جامعة {city}؟',
    answers: [
      'تحقق من قاعدة بيانات anabin، وغالبًا تحتاج إلى سنة تحضيرية قبل الجامعة.',
      'قدّم عبر uni-assist قبل الموعد بشهرين على الأقل.',
    ],
  },
];
