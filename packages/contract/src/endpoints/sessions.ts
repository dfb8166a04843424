import * as z from 'zod/mini';
import { Credentials, LiveSession, Session } from '../entities/user.ts';
import type { Endpoint } from './endpoint.ts';

/** Logging in and out, and the list of sessions (§7). */
export const sessionEndpoints = {
  login: {
    method: 'POST',
    path: '/api/v1/auth/login',
    auth: 'none',
    summary: 'Log in with e-mail and password',
    body: Credentials,
    status: 200,
    response: Session,
    errors: [401],
  },
  logout: {
    method: 'POST',
    path: '/api/v1/auth/logout',
    auth: 'bearer',
    summary: 'End this session',
    status: 204,
    response: null,
    errors: [],
  },
  listSessions: {
    method: 'GET',
    path: '/api/v1/auth/sessions',
    auth: 'bearer',
    summary: 'Where this person is logged in: this session first, then the one used last',
    status: 200,
    response: z.array(LiveSession),
    errors: [],
  },
  endSession: {
    method: 'DELETE',
    path: '/api/v1/auth/sessions/{id}',
    auth: 'bearer',
    summary: 'End a session of this person; its next call gets 401',
    status: 204,
    response: null,
    errors: [404],
  },
  logoutElsewhere: {
    method: 'POST',
    path: '/api/v1/auth/logout-elsewhere',
    auth: 'bearer',
    summary: 'End every session of this person but this one',
    status: 204,
    response: null,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;
