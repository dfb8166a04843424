import * as z from 'zod/mini';
import { Credentials, NewUser, Session, User, UserChanges } from '../../entities/user.ts';
import type { Endpoint } from '../endpoint.ts';

/** The endpoints of registration, log-in, log-out, the profile and its photo (§7). */
export const accountEndpoints = {
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
  register: {
    method: 'POST',
    path: '/api/v1/users/',
    auth: 'none',
    summary: 'Create an account',
    body: NewUser,
    status: 201,
    response: User,
    idempotent: true,
    errors: [409],
  },
  getMe: {
    method: 'GET',
    path: '/api/v1/users/me',
    auth: 'bearer',
    summary: 'The signed-in person',
    status: 200,
    response: User,
    errors: [],
  },
  updateMe: {
    method: 'PATCH',
    path: '/api/v1/users/me',
    auth: 'bearer',
    summary: 'Choose the destination or the language, or change the profile',
    body: UserChanges,
    status: 200,
    response: User,
    errors: [],
  },
  uploadProfilePhoto: {
    method: 'POST',
    path: '/api/v1/users/me/profile-photo',
    auth: 'bearer',
    summary: 'Store a picture of at most 5 MB; it shows once the profile is saved with its address',
    form: z.object({ file: z.instanceof(Blob) }),
    status: 200,
    response: z.object({ profile_photo: z.string() }),
    idempotent: true,
    errors: [400, 413, 415, 507],
  },
} as const satisfies Record<string, Endpoint>;
