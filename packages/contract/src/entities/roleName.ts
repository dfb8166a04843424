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

/** Letters and digits that look like a Latin letter. */
const lookAlikes: Record<string, string> = {
  ...{
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
  },
  ...{ α: 'a', ε: 'e', ι: 'i', ο: 'o', ρ: 'p', τ: 't' },
  ...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', '@': 'a', ı: 'i' },
};

const lettersOf = (name: string) => name.replace(/[^\p{L}]/gu, '');

/** Returns true if the whole name is that of a role, such as "Moderator" or "Settlement Help Support". */
export function isRoleName(name: string) {
  const plain = name.normalize('NFKD').toLowerCase();
  const inLatin = [...plain].map((letter) => lookAlikes[letter] ?? letter).join('');
  return [plain, inLatin]
    .map((text) =>
      lettersOf(text)
        .replace(/^settlementhelp(?=.)/, '')
        .replace(/(.)team$/, '$1'),
    )
    .some((text) => roles.has(text));
}
