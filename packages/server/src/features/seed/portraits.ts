import { Readable } from 'node:stream';
import { insertPhoto, photoPath } from '#server/db/photos.ts';
import type { Deps } from '#server/deps.ts';
import { people } from './people.ts';
import { createRandom, type Random } from './random.ts';

const edge = 256;

const colours = [
  ['#cfe3e6', '#1f4e5f', '#f4b860'],
  ['#f2e3c6', '#7a4b2a', '#d9534f'],
  ['#e6d3cd', '#5b2a3c', '#f7efe5'],
  ['#d7deee', '#2b3a67', '#f2c14e'],
  ['#dae6d2', '#2f5d3a', '#fdf6e3'],
  ['#22394a', '#9fc7d1', '#f4b860'],
] as const;

const shoulders = '<path d="M28 256c4-58 44-84 100-84s96 26 100 84z"/>';
const head = '<ellipse cx="128" cy="112" rx="44" ry="52"/>';

const drawings: readonly ((light: string) => string)[] = [
  () =>
    `${shoulders}${head}<path d="M80 108c-4-60 22-74 48-74s54 14 48 72c-20-8-38-24-46-40-12 22-30 36-50 42z"/>`,
  () =>
    `${shoulders}${head}<circle cx="128" cy="36" r="24"/><path d="M82 104c0-84 92-84 92 0-30-32-62-32-92 0z"/>`,
  () =>
    `${shoulders}${head}<circle cx="92" cy="84" r="28"/><circle cx="128" cy="62" r="32"/><circle cx="164" cy="84" r="28"/>`,
  (light) =>
    `<circle cx="184" cy="72" r="28" fill="${light}"/><path d="M0 256V190l70-78 44 46 52-74 90 112v60z"/>`,
  (light) =>
    `<path d="M76 120h104l-14 116H90z"/><path d="M128 124C84 96 76 60 88 36c30 10 42 40 40 88zm0 0c44-28 52-64 40-88-30 10-42 40-40 88z"/><path d="M70 112h116v22H70z" fill="${light}"/>`,
  (light) =>
    `<path d="M60 104h116v60a50 50 0 0 1-50 50h-16a50 50 0 0 1-50-50zM44 222h148v10H44z"/><path d="M176 118h14a24 24 0 0 1 0 50h-18" fill="none" stroke="currentColor" stroke-width="12"/><path d="M98 84c-12-18 12-26 0-46m36 46c-12-18 12-26 0-46" fill="none" stroke="${light}" stroke-width="8" stroke-linecap="round"/>`,
  (light) =>
    `<g fill="none" stroke="currentColor" stroke-width="9"><circle cx="70" cy="168" r="42"/><circle cx="186" cy="168" r="42"/><path d="M70 168l38-72h56l22 72M108 96l28 72H70m66 0l28-72m-8-26h22M92 84h30" stroke-linejoin="round"/></g><circle cx="206" cy="56" r="22" fill="${light}"/>`,
];

function drawPortrait(random: Random) {
  const [background, figure, light] = colours[random.integerBelow(colours.length)] ?? colours[0];
  const drawn = drawings[random.integerBelow(drawings.length)]?.(light);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" color="${figure}"><rect width="${edge}" height="${edge}" fill="${background}"/><g fill="${figure}">${drawn}</g></svg>`;
}

export async function addPortraits({ db, storage }: Pick<Deps, 'db' | 'storage'>) {
  const { default: sharp } = await import('sharp');
  const random = createRandom(20_261_121);
  const users = await db.query
    .selectFrom('users')
    .select(['id', 'created_at'])
    .orderBy('id')
    .limit(people.length)
    .execute();
  let count = 0;
  for (const { id: user_id, created_at } of users) {
    const id = random.idAt(new Date(created_at));
    const svg = drawPortrait(random);
    if (random.integerBelow(3) === 0) continue;
    const picture = await sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer();
    const staged = await storage.stage(Readable.from([picture]), picture.byteLength);
    await staged.store(id);
    await db.transaction(async (tx) => {
      await insertPhoto(tx, { id, user_id, size: staged.size, created_at });
      await tx
        .updateTable('users')
        .set({ profile_photo: photoPath(id) })
        .where('id', '=', user_id)
        .execute();
    });
    count += 1;
  }
  return count;
}
