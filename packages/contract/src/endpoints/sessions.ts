import * as z from 'zod/mini';
import { Credentials, LiveSession, Session } from '../entities/user.ts';
import type { Endpoint } from './endpoint.ts';

export const sessionEndpoints = {
  login: {
    method: 'POST',
    path: '/api/v1/auth/login',
    isPublic: true,
    summary: 'Log in with email and password',
    body: Credentials,
    status: 200,
    response: Session,
    errors: [401],
  },
  logout: {
    method: 'POST',
    path: '/api/v1/auth/logout',
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
    summary: 'End a session of the user',
    status: 204,
    response: null,
    errors: [404],
  },
  logoutElsewhere: {
    method: 'POST',
    path: '/api/v1/auth/logout-elsewhere',
    summary: 'End all other sessions of the user',
    status: 204,
    response: null,
  },
} as const satisfies Record<string, Endpoint>;
