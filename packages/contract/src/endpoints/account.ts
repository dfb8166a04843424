import * as z from 'zod/mini';
import { limits } from '../entities/limits.ts';
import { Email, EmailToken, NewPassword, NewUser, User, UserChanges } from '../entities/user.ts';
import type { Endpoint } from './endpoint.ts';

const TokenBody = z.object({ token: EmailToken });

export const Password = z.string().check(z.minLength(1, 'Required'), z.maxLength(limits.password.max));

const profileFields = Object.keys(UserChanges.shape);

export const accountEndpoints = {
  register: {
    method: 'POST',
    path: '/api/v1/users/',
    isPublic: true,
    summary: 'Create an account',
    body: NewUser,
    status: 201,
    response: User,
    idempotent: true,
    // The language that the app shows, for the first emails.
    contentLanguage: true,
    errors: [403, 409],
  },
  getMe: {
    method: 'GET',
    path: '/api/v1/users/me',
    summary: 'Get the signed-in user',
    status: 200,
    response: User,
    etagOf: profileFields,
  },
  updateMe: {
    method: 'PATCH',
    path: '/api/v1/users/me',
    summary: 'Change the destination, the language or the profile',
    body: UserChanges,
    status: 200,
    response: User,
    etagOf: profileFields,
  },
  uploadProfilePhoto: {
    method: 'POST',
    path: '/api/v1/users/me/profile-photo',
    summary: 'Upload a photo of at most 5 MB; saving its address in the profile shows it',
    form: z.object({ file: z.instanceof(Blob) }),
    status: 200,
    response: z.object({ profile_photo: z.string() }),
    idempotent: true,
    errors: [400, 413, 415, 507],
  },
  verifyPassword: {
    method: 'POST',
    path: '/api/v1/auth/verify-password',
    summary: 'Check the current password and allow change-password in this session for 10 minutes',
    body: z.object({ current_password: Password }),
    status: 204,
    response: null,
    errors: [400],
  },
  changePassword: {
    method: 'POST',
    path: '/api/v1/auth/change-password',
    summary: 'Set a new password after verify-password and end all other sessions',
    body: z.object({ new_password: NewPassword }),
    status: 204,
    response: null,
    errors: [403],
  },
  changePasswordByEmail: {
    method: 'POST',
    path: '/api/v1/auth/change-password-by-email',
    isPublic: true,
    summary: 'Set a new password with the email address and the current password',
    body: z.object({ email: Email, current_password: Password, new_password: NewPassword }),
    status: 204,
    response: null,
    errors: [400, 403],
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/api/v1/auth/request-password-reset',
    isPublic: true,
    summary: 'Email a reset link if the address has an account; the response is the same without one',
    body: z.object({ email: Email }),
    status: 202,
    response: null,
  },
  resetPassword: {
    method: 'POST',
    path: '/api/v1/auth/reset-password',
    isPublic: true,
    summary: 'Set a new password with the single-use token of a reset email, which expires after 60 minutes',
    body: z.object({ token: EmailToken, new_password: NewPassword }),
    status: 204,
    response: null,
    errors: [400],
  },
  verifyEmail: {
    method: 'POST',
    path: '/api/v1/auth/verify-email',
    isPublic: true,
    summary:
      'Verify an address with the single-use token of a verification email, which expires after 24 hours',
    body: TokenBody,
    status: 204,
    response: null,
    errors: [400],
  },
  sendVerificationEmail: {
    method: 'POST',
    path: '/api/v1/users/me/verification-email',
    summary: 'Send the verification email again, at most 5 times a day; earlier links stop working',
    status: 202,
    response: null,
  },
  /** Wrong passwords count towards the limit of verify-password. */
  changeEmail: {
    method: 'POST',
    path: '/api/v1/users/me/email',
    summary: 'Send a link to a new address; nothing changes before it is confirmed',
    body: z.object({ email: Email, current_password: Password }),
    status: 202,
    response: null,
    errors: [400],
  },
  confirmEmail: {
    method: 'POST',
    path: '/api/v1/auth/confirm-email',
    isPublic: true,
    summary:
      'Change the address with the token sent to the new one; the session that asked for the change stays, others end',
    body: TokenBody,
    status: 204,
    response: null,
    errors: [400, 409],
  },
  cancelEmailChange: {
    method: 'DELETE',
    path: '/api/v1/users/me/email',
    summary: 'Cancel a pending change of the address',
    status: 204,
    response: null,
  },
  /** The link "This wasn't me" in emails about changes of the account. */
  takeBack: {
    method: 'POST',
    path: '/api/v1/auth/take-back',
    isPublic: true,
    summary:
      'Undo a change of the address, end all sessions and links, and send a reset email; the token works once, for 7 days',
    body: TokenBody,
    status: 204,
    response: null,
    errors: [400],
  },
  createExport: {
    method: 'POST',
    path: '/api/v1/users/me/export',
    needsPassword: true,
    summary: 'Create a link to download all data of the user; it expires after 5 minutes',
    status: 201,
    response: z.object({ download_url: z.string() }),
    errors: [403],
  },
  /** A POST, because proxies may drop the body of a DELETE. Wrong passwords count towards the limit of verify-password. */
  deleteAccount: {
    method: 'POST',
    path: '/api/v1/users/me/delete',
    summary: 'Delete the user, their data and their sessions; their posts stay, by "Member"',
    body: z.object({ current_password: Password }),
    status: 204,
    response: null,
    errors: [400],
  },
} as const satisfies Record<string, Endpoint>;
