import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { SignedLink } from './signedLink.ts';

/** The endpoints of the export of everything about a person. A table of its own, because no first screen needs it. */
export const exportEndpoints = {
  createExport: {
    method: 'POST',
    path: '/api/v1/users/me/export',
    auth: 'bearer',
    summary: 'A link, good for 5 minutes, to everything that is stored about this person',
    status: 201,
    response: z.object({ download_url: z.string() }),
    errors: [],
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
} as const satisfies Record<string, Endpoint>;
