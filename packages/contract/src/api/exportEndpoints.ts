import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

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
} as const satisfies Record<string, Endpoint>;
