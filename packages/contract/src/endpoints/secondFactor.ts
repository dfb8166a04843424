import * as z from 'zod/mini';
import { RecoveryCodes, SecondFactorCode, SecondFactorSecret } from '../entities/user.ts';
import { Password } from './account.ts';
import type { Endpoint } from './endpoint.ts';

export const secondFactorEndpoints = {
  startSecondFactor: {
    method: 'POST',
    path: '/api/v1/users/me/second-factor',
    summary: 'Create the secret of a second factor, to be confirmed within 60 minutes',
    body: z.object({ current_password: Password }),
    status: 201,
    response: SecondFactorSecret,
    errors: [400, 409],
  },
  confirmSecondFactor: {
    method: 'POST',
    path: '/api/v1/users/me/second-factor/confirm',
    summary: 'Turn the second factor on with the first code of the app',
    body: z.object({ code: SecondFactorCode }),
    status: 200,
    response: RecoveryCodes,
    errors: [400, 409],
  },
  removeSecondFactor: {
    method: 'DELETE',
    path: '/api/v1/users/me/second-factor',
    summary: 'Turn the second factor off with the password and a code',
    body: z.object({ current_password: Password, code: SecondFactorCode }),
    status: 204,
    response: null,
    errors: [400],
  },
} as const satisfies Record<string, Endpoint>;
