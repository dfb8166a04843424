import { Readable } from 'node:stream';
import { insertPhoto, photoPath } from '#server/db/users/photos.ts';
import type { Deps } from '#server/deps.ts';
import { people } from './people.ts';
import data from './portraits.json' with { type: 'json' };
import { createRandom, type Random } from './random.ts';

const { colours, drawings } = data;

const edge = 256;

function drawPortrait(random: Random) {
  const [background = '', figure = '', light = ''] = colours[random.integerBelow(colours.length)] ?? [];
  const drawn = drawings[random.integerBelow(drawings.length)]?.replaceAll('{light}', light);
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
