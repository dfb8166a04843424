import * as z from 'zod/mini';
import { Site } from '../entities/site.ts';
import { TransparencyFigure } from '../entities/transparency.ts';
import { Language } from '../entities/user.ts';
import type { Endpoint } from './endpoint.ts';

export const siteEndpoints = {
  getSite: {
    method: 'GET',
    path: '/api/v1/site',
    isPublic: true,
    summary:
      'Get the operator, the legal pages and the settings of the site. The operator is described in the language of `lang` if the imprint has it',
    query: z.object({ lang: z.optional(Language) }),
    status: 200,
    response: Site,
  },
  getTransparency: {
    method: 'GET',
    path: '/api/v1/transparency',
    isPublic: true,
    summary:
      'Get the yearly figures about moderation (Digital Services Act, Art. 15 and 24), latest year first, at most 10 minutes old',
    status: 200,
    response: z.array(TransparencyFigure),
  },
  downloadTransparency: {
    method: 'GET',
    path: '/api/v1/transparency.csv',
    isPublic: true,
    summary: 'Download the yearly figures about moderation as CSV (RFC 4180), with the columns of the JSON',
    status: 200,
    response: z.string(),
    mediaType: 'text/csv',
  },
} as const satisfies Record<string, Endpoint>;
