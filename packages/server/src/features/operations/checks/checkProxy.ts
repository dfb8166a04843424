import { type Check, failure, ok, warning } from './check.ts';

/** Without `TRUST_PROXY`, all users behind the proxy share the rate limits of its address. */
export const checkProxy: Check = async ({ config: { trustProxy }, countUntrustedForwards }) => {
  if (trustProxy !== 0) return ok('TRUST_PROXY is set.');
  const forwarded = await countUntrustedForwards();
  if (forwarded === undefined) {
    return warning(
      'No server responds at HOST and PORT, so it is not known whether a proxy forwards requests.',
    );
  }
  return forwarded === 0
    ? ok('No proxy forwards requests.')
    : failure('A proxy forwards requests, so all users share the limits of one address; set TRUST_PROXY.');
};
