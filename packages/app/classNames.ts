import { globSync } from 'node:fs';

// No vowels: blockers of advertising hide what is called `ad1`.
const letters = 'bcdfghjklmnpqrstvwxz';

const sheets = globSync('../ui/src/**/*.css.ts', { cwd: import.meta.dirname }).sort();
const hashLengths = new Map<string, number>();

/**
 * Two letters for the style file and the number of the class in it, such as `db4`. The plugin's own names begin with a
 * hash of the file, and what is random does not compress.
 */
export function shortClassName({ hash, filePath }: { hash: string; filePath: string }) {
  const sheet = sheets.indexOf(filePath);
  if (sheet < 0) return hash;
  // The hash of the file is followed by the class's number, and the first number is 0.
  const hashLength = hashLengths.get(filePath) ?? hash.length - 1;
  hashLengths.set(filePath, hashLength);
  const first = letters[Math.floor(sheet / letters.length)];
  const second = letters[sheet % letters.length];
  return `${first}${second}${hash.slice(hashLength)}`;
}
