import { InfectedFileError } from '#server/core/errors.ts';
import type { Storage } from './storage.ts';
import type { VirusScanner } from './virusScanner.ts';

/** Scans each new file before it is stored. Throws `InfectedFileError`, or `ServiceUnavailableError` without a scan. */
export const scanFiles = (storage: Storage, scanner: VirusScanner): Storage => ({
  ...storage,
  stage: async (source, maxBytes) => {
    const staged = await storage.stage(source, maxBytes);
    try {
      if (await scanner.isInfected(staged.path)) throw new InfectedFileError('The file is infected');
      return staged;
    } catch (error) {
      await staged.discard();
      throw error;
    }
  },
});
