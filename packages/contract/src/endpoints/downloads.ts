import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

const SignedLink = z.object({
  expires: z.string().check(z.maxLength(20)),
  signature: z.string().check(z.maxLength(100)),
});

export const downloadEndpoints = {
  downloadDocument: {
    method: 'GET',
    path: '/api/v1/documents/{id}/content',
    isPublic: true,
    summary: 'Download a document with a signed link that has not expired',
    query: SignedLink,
    status: 200,
    response: null,
    errors: [404],
  },
  downloadArchive: {
    method: 'GET',
    path: '/api/v1/archives/{id}',
    isPublic: true,
    summary: 'Download a ZIP of documents with a signed link that has not expired',
    query: SignedLink,
    status: 200,
    response: null,
    errors: [404],
  },
  downloadExport: {
    method: 'GET',
    path: '/api/v1/exports/{id}',
    isPublic: true,
    summary: 'Download all data of a user as a ZIP with a signed link that has not expired',
    query: SignedLink,
    status: 200,
    response: null,
    errors: [404],
  },
  /** `{id}` has the ids of the person and of the moderator, with a dot between them. */
  downloadExportForModerator: {
    method: 'GET',
    path: '/api/v1/moderation/exports/{id}',
    isPublic: true,
    summary:
      'Download all data of a person as a ZIP with the signed link of a moderator that has not expired',
    query: SignedLink,
    status: 200,
    response: null,
    errors: [404],
  },
  /** The address in `profile_photo`. An `<img>` loads it without a token, so its id cannot be guessed. */
  getPhoto: {
    method: 'GET',
    path: '/api/v1/photos/{id}',
    isPublic: true,
    summary: 'Get a profile photo',
    status: 200,
    response: null,
    errors: [404],
  },
} as const satisfies Record<string, Endpoint>;
