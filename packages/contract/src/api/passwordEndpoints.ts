import * as z from 'zod/mini';
import { limits } from '../entities/limits.ts';
import { Email, NewPassword } from '../entities/user.ts';
import type { Endpoint } from './endpoint.ts';

const Password = z.string().check(z.minLength(1, 'Required'), z.maxLength(limits.password.max));

/** The endpoints that check and set passwords (§7), and the deletion of the account, which asks for one. A table of its own, because no first screen needs it. */
export const passwordEndpoints = {
  verifyPassword: {
    method: 'POST',
    path: '/api/v1/auth/verify-password',
    auth: 'bearer',
    summary: 'Check the current password; opens change-password for 10 minutes in this session',
    body: z.object({ current_password: Password }),
    status: 204,
    response: null,
    errors: [400],
  },
  changePassword: {
    method: 'POST',
    path: '/api/v1/auth/change-password',
    auth: 'bearer',
    summary: 'Set a new password after verify-password; ends every other session',
    body: z.object({ new_password: NewPassword }),
    status: 204,
    response: null,
    errors: [403],
  },
  changePasswordByEmail: {
    method: 'POST',
    path: '/api/v1/auth/change-password-by-email',
    auth: 'none',
    summary: 'Set a new password, knowing e-mail and current password',
    body: z.object({ email: Email, current_password: Password, new_password: NewPassword }),
    status: 204,
    response: null,
    errors: [400],
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/api/v1/auth/request-password-reset',
    auth: 'none',
    summary: 'Mail a reset link if the address is known; the answer is the same either way',
    body: z.object({ email: Email }),
    status: 202,
    response: null,
    errors: [],
  },
  resetPassword: {
    method: 'POST',
    path: '/api/v1/auth/reset-password',
    auth: 'none',
    summary: 'Set a new password with the single-use token of a reset mail (60 minutes)',
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)), new_password: NewPassword }),
    status: 204,
    response: null,
    errors: [400],
  },
  /** A POST, because proxies may drop the body of a DELETE. Wrong passwords count towards the limit of verify-password. */
  deleteAccount: {
    method: 'POST',
    path: '/api/v1/users/me/delete',
    auth: 'bearer',
    summary:
      'Delete everything of this person at once and end their sessions; questions and answers stay, by "Member"',
    body: z.object({ current_password: Password }),
    status: 204,
    response: null,
    errors: [400],
  },
} as const satisfies Record<string, Endpoint>;
