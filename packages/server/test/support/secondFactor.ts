import { endpoints } from '@settlement-help/contract';
import { TOTP } from 'otpauth';
import type { Person, TestServer } from './createTestServer.ts';

/** The requests of a person about their second factor. */
export function secondFactorOf(
  server: TestServer,
  { email, password, token }: Pick<Person, 'email' | 'password' | 'token'>,
) {
  const { request } = server;
  let secret = '';
  /** The code of an app whose clock is `seconds` ahead. */
  const codeOf = (seconds = 0) =>
    new TOTP({ secret }).generate({ timestamp: server.clock.now().getTime() + seconds * 1000 });
  const start = async (current_password = password) => {
    const response = await request(endpoints.startSecondFactor, { body: { current_password } }, { token });
    if (response.status === 201) secret = (response.body as { secret: string }).secret;
    return response;
  };
  const confirm = (code = codeOf()) => request(endpoints.confirmSecondFactor, { body: { code } }, { token });
  return {
    start,
    confirm,
    codeOf,
    /** Returns the recovery codes. The current code of the app is used then. */
    turnOn: async () => {
      await start();
      return ((await confirm()).body as { recovery_codes: string[] }).recovery_codes;
    },
    turnOff: (code: string, current_password = password) =>
      request(endpoints.removeSecondFactor, { body: { current_password, code } }, { token }),
    logIn: (code?: string, given: { password?: string; browser_token?: string } = {}) =>
      request(endpoints.login, { body: { email, password, ...given, ...(code && { code }) } }),
    isOn: async () =>
      ((await server.requestOk(endpoints.getMe, {}, { token })) as { has_second_factor: boolean })
        .has_second_factor,
  };
}
