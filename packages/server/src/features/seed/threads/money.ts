import type { Thread } from './thread.ts';

export const money: readonly Thread[] = [
  {
    category: 'banking',
    country: 'Germany',
    language: 'en',
    title: 'Bank account in {city} before the Anmeldung?',
    content: 'My employer wants an IBAN by Friday and my registration is in two weeks.',
    answers: [
      'Some online banks open one with passport and a German postal address, you add the tax number later.',
      'Everyone who lives here legally has a right to a basic account. Ask for a "Basiskonto" by that name.',
    ],
  },
  {
    category: 'banking',
    country: 'France',
    language: 'fr',
    title: 'Trois banques m’ont refusé un compte à {city}, que faire ?',
    answers: [
      'Demande une lettre de refus, puis le droit au compte à la Banque de France. Ils désignent une banque.',
      'En attendant, un compte chez un buraliste donne un RIB en quelques jours.',
      'Va dans une autre agence de la même banque, chez moi ça a marché.',
    ],
  },
  {
    category: 'banking',
    country: 'France',
    language: 'ar',
    title: 'هل أحتاج إلى عقد سكن لفتح حساب بنكي في {city}؟',
    answers: [
      'تكفي شهادة إيواء من الشخص الذي تسكن عنده مع صورة هويته وفاتورة حديثة.',
      'طلبوا مني أيضًا جواز السفر وإثبات الدخل، لا أكثر.',
    ],
  },
  {
    category: 'banking',
    country: 'Germany',
    language: 'de',
    title: 'Girokarte oder Kreditkarte: was braucht man in {city} wirklich?',
    answers: [
      'In vielen kleinen Läden geht nur Girokarte oder bar. Eine Debitkarte allein reicht nicht immer.',
      'Hab immer 20 € bar dabei, dann ist es egal.',
    ],
  },
  {
    category: 'banking',
    country: 'Germany',
    language: 'es',
    title: '¿Cómo enviar dinero a casa desde {city} sin pagar tanto?',
    answers: [
      'Compara el tipo de cambio, no solo la comisión. Ahí está el coste real.',
      'Yo junto dos meses y hago una sola transferencia.',
    ],
  },
  {
    category: 'work',
    country: 'Germany',
    language: 'en',
    title: 'First payslip in {city}: why tax class 6?',
    content: 'Nearly half of my salary is gone. HR says that the tax office put me in class 6.',
    answers: [
      'Your employer did not have your tax ID in time. Hand it in and it is corrected with the next payslip, also backwards.',
      'What is still missing comes back with the tax return.',
    ],
  },
  {
    category: 'work',
    country: 'France',
    language: 'en',
    title: 'Registering with France Travail in {city} without much French',
    answers: [
      'You register online. Bring somebody to the first appointment, or ask for a phone interpreter.',
      'Ask your adviser for a language course straight away, mine had a waiting list of three months.',
    ],
  },
  {
    category: 'work',
    country: 'France',
    language: 'fr',
    title: 'Micro-entreprise à {city} : par où commencer ?',
    content: 'Je suis graphiste, mon titre de séjour m’autorise à travailler à mon compte.',
    answers: [
      'Tout se fait sur le guichet unique. Le SIRET est arrivé au bout de dix jours.',
      'Ouvre un compte à part dès le début, et déclare à l’Urssaf même les mois à zéro.',
      'Méfie-toi des courriers payants qui ressemblent à des courriers officiels : l’inscription est gratuite.',
    ],
  },
  {
    category: 'work',
    country: 'Germany',
    language: 'de',
    title: 'Anerkennung als Pflegefachkraft in {city}: wie lange hat es gedauert?',
    answers: [
      'Vier Monate bis zum Bescheid, dann noch der Anpassungslehrgang. Währenddessen durfte ich als Hilfskraft arbeiten.',
      'Schick nur vollständige Unterlagen hin. Jede Nachforderung kostet Wochen.',
    ],
  },
  {
    category: 'work',
    country: 'Germany',
    language: 'uk',
    title: 'Чи можна працювати в {city} під час інтеграційного курсу?',
    answers: [
      'Так, є вечірні групи та групи на пів дня. Запитайте у школи.',
      'Повідомте Jobcenter до початку роботи, тоді не буде проблем із виплатами.',
    ],
  },
];
