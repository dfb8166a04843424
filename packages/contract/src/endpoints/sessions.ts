import * as z from 'zod/mini';
import { limits } from '../entities/limits.ts';
import { LiveSession, LogIn, Session } from '../entities/user.ts';
import type { Endpoint } from './endpoint.ts';

export const sessionEndpoints = {
  login: {
    method: 'POST',
    path: '/api/v1/auth/login',
    isPublic: true,
    worksReadOnly: true,
    summary: 'Log in with email and password, and the code of a second factor if there is one',
    body: z.extend(LogIn, { browser_token: z.optional(z.string().check(z.maxLength(limits.token.max))) }),
    status: 200,
    response: Session,
    errors: [401],
  },
  logout: {
    method: 'POST',
    path: '/api/v1/auth/logout',
    worksReadOnly: true,
    summary: 'End this session',
    status: 204,
    response: null,
  },
  listSessions: {
    method: 'GET',
    path: '/api/v1/auth/sessions',
    summary: 'List the sessions of the user: this session first, then the most recently used',
    status: 200,
    response: z.array(LiveSession),
  },
  endSession: {
    method: 'DELETE',
    path: '/api/v1/auth/sessions/{id}',
    needsPassword: true,
    summary: 'End a session of the user',
    status: 204,
    response: null,
    errors: [403, 404],
  },
  logoutElsewhere: {
    method: 'POST',
    path: '/api/v1/auth/logout-elsewhere',
    needsPassword: true,
    summary: 'End all other sessions of the user',
    status: 204,
    response: null,
    errors: [403],
  },
} as const satisfies Record<string, Endpoint>;
