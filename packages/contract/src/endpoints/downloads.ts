import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

/** When a link ends, and the signature that proves where it is from. */
const SignedLink = z.object({
  expires: z.string().check(z.maxLength(20)),
  signature: z.string().check(z.maxLength(100)),
});

/** The files that a browser loads by an address in a response. */
export const downloadEndpoints = {
  downloadDocument: {
    method: 'GET',
    path: '/api/v1/documents/{id}/content',
    auth: 'none',
    summary: 'The bytes of a document, for the holder of a signed link that has not expired',
    query: SignedLink,
    status: 200,
    response: null,
    errors: [404],
  },
  downloadExport: {
    method: 'GET',
    path: '/api/v1/exports/{id}',
    auth: 'none',
    summary:
      'A ZIP of everything that is stored about a person, streamed, for the holder of a signed link that has not expired: JSON of each kind, and the files',
    query: SignedLink,
    status: 200,
    response: null,
    errors: [404],
  },
  /** The address in `profile_photo`. An `<img>` loads it without a token, so its id cannot be guessed. */
  getPhoto: {
    method: 'GET',
    path: '/api/v1/photos/{id}',
    auth: 'none',
    summary: 'The bytes of a profile photo, which never change under their address',
    status: 200,
    response: null,
    errors: [404],
  },
} as const satisfies Record<string, Endpoint>;
