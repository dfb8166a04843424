import { endpointPath, endpoints } from '@settlement-help/contract';
import type { Insertable } from 'kysely';
import type { Queries } from '../database.ts';
import type { PhotosTable } from '../tables.ts';

export const photoPath = (id: string) => endpointPath(endpoints.getPhoto, { params: { id } });

const folder = photoPath('');

export const photoIdOf = (address: string) => {
  const id = address.startsWith(folder) ? address.slice(folder.length) : '';
  return /^[\w-]+$/.test(id) ? id : undefined;
};

export const insertPhoto = (queries: Queries, row: Insertable<PhotosTable>) =>
  queries.insertInto('photos').values(row).execute();

export const findPhoto = (queries: Queries, id: string) =>
  queries.selectFrom('photos').selectAll().where('id', '=', id).executeTakeFirst();

/** Finds a photo, unless a moderator has removed it. */
export const findShownPhoto = (queries: Queries, id: string) =>
  queries
    .selectFrom('photos')
    .innerJoin('users', 'users.id', 'photos.user_id')
    .select(['photos.id', 'photos.size'])
    .where('photos.id', '=', id)
    .where(({ eb, or }) =>
      or([
        eb('users.photo_decision_id', 'is', null),
        eb('users.profile_photo', 'is', null),
        eb('users.profile_photo', '!=', photoPath(id)),
      ]),
    )
    .executeTakeFirst();

export async function ownsPhoto(queries: Queries, userId: string, address: string) {
  const photo = await findPhoto(queries, photoIdOf(address) ?? '');
  return photo?.user_id === userId;
}

/** Deletes the row of a photo and returns its id for the file. */
export async function deletePhoto(queries: Queries, address: string) {
  const id = photoIdOf(address);
  if (id !== undefined) await queries.deleteFrom('photos').where('id', '=', id).execute();
  return id;
}

/** Deletes rows older than `before` that no profile shows, and returns their ids. */
export async function deleteUnusedPhotos(queries: Queries, before: string) {
  const deleted = await queries
    .deleteFrom('photos')
    .where('created_at', '<', before)
    .where(({ exists, not, selectFrom, val, ref }) =>
      not(
        exists(
          selectFrom('users')
            .select('users.id')
            .whereRef('users.id', '=', 'photos.user_id')
            .where(({ eb }) =>
              eb('users.profile_photo', '=', eb(val(photoPath('')), '||', ref('photos.id'))),
            ),
        ),
      ),
    )
    .returning('id')
    .execute();
  return deleted.map(({ id }) => id);
}
