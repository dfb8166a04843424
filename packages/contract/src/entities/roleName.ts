const roles = new Set([
  'admin',
  'administrateur',
  'administration',
  'administrator',
  'moderateur',
  'moderation',
  'moderator',
  'moderatorin',
  'moderatrice',
  'moderators',
  'operator',
  'settlementhelp',
  'staff',
  'support',
  'yonetici',
  'адмін',
  'адміністратор',
  'администратор',
  'модератор',
  'مشرف',
  'مدير',
  'الدعم',
]);

/** Offices of France and Germany. A name is refused if it begins with one, such as "Ausländerbehörde Berlin". */
const offices = [
  'agenceregionaledesante',
  'agenturfurarbeit',
  'arbeitsagentur',
  'assurancemaladie',
  'auslanderamt',
  'auslanderbehorde',
  'burgeramt',
  'burgerburo',
  'bundesagentur',
  'bundesamtfurmigration',
  'einwohnermeldeamt',
  'finanzamt',
  'francetravail',
  'jobcenter',
  'landratsamt',
  'officefrancais',
  'poleemploi',
  'prefecture',
  'prefekture',
  'sousprefecture',
  'standesamt',
  'yabancilardairesi',
  'valilik',
  'префектура',
  'відомствоусправахіноземців',
  'دايرةالهجرة',
  'دايرةالاجانب',
  'مكتبالهجرة',
  'المحافظة',
];

/** Short names of offices, which are refused alone or before the name of a place. */
const officeLetters = /^(bamf|ofii|ofpra|cpam|urssaf)(?![\p{L}])/u;

/** Letters and digits that look like a Latin letter. */
const lookAlikes: Record<string, string> = {
  // Cyrillic
  а: 'a',
  в: 'b',
  с: 'c',
  е: 'e',
  н: 'h',
  і: 'i',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  х: 'x',
  // Greek
  α: 'a',
  ε: 'e',
  ι: 'i',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  // Digits and signs
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  '@': 'a',
  ı: 'i',
};

const lettersOf = (name: string) => name.replace(/[^\p{L}]/gu, '');

/** Without accents and hamza. */
const withoutMarks = (name: string) =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

const toLatin = (plain: string) => [...plain].map((letter) => lookAlikes[letter] ?? letter).join('');

/** Returns the same text for names that look alike, such as with other accents, spaces or look-alike letters. */
export const foldName = (name: string) =>
  toLatin(withoutMarks(name)).replace(/[^\p{L}\p{N}]/gu, '') || name.trim();

/** Returns true if the name is that of a role or office, such as "Moderator" or "Ausländerbehörde Berlin". */
export function isRoleName(name: string) {
  const plain = withoutMarks(name);
  const inLatin = toLatin(plain);
  // Umlauts may be written as two letters.
  const withoutUmlauts = inLatin.replace(/([aou])e/g, '$1');
  const names = [plain, inLatin, withoutUmlauts];
  return (
    names.map(withoutTeam).some((letters) => roles.has(letters)) ||
    names.some(
      (text) => officeLetters.test(text.replace(/[^\p{L}\s]/gu, '').trim()) || isOffice(lettersOf(text)),
    )
  );
}

const withoutTeam = (name: string) =>
  lettersOf(name)
    .replace(/^settlementhelp(?=.)/, '')
    .replace(/(.)team$/, '$1');

const isOffice = (letters: string) => offices.some((office) => letters.startsWith(office));
