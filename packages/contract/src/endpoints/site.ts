import * as z from 'zod/mini';
import { Site } from '../entities/site.ts';
import { Language } from '../entities/user.ts';
import type { Endpoint } from './endpoint.ts';

export const siteEndpoints = {
  getSite: {
    method: 'GET',
    path: '/api/v1/site',
    isPublic: true,
    summary:
      'Get the operator of the site, in the language of `lang` if the imprint has it, the legal pages, and the settings of the operator',
    query: z.object({ lang: z.optional(Language) }),
    status: 200,
    response: Site,
  },
} as const satisfies Record<string, Endpoint>;
