import { type Check, failure, ok } from './check.ts';

export const checkScanner: Check = async ({ scanner }) => {
  if (!scanner) return ok('Uploads are not scanned, because CLAMAV_SOCKET is not set.');
  try {
    await scanner.ping();
    return ok('The virus scanner responds.');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return failure(`Uploads are refused, because the scanner of CLAMAV_SOCKET does not work (${reason}).`);
  }
};
