import type { Disk } from '#server/core/disk.ts';
import { NoSpaceError } from '#server/core/errors.ts';
import type { Storage } from './storage.ts';

/** Throws `NoSpaceError` for a new file while the disk has less space than its reserve. */
export function keepReserve(storage: Storage, disk: Disk): Storage {
  // The largest size of all files that are being received.
  let expected = 0;
  return {
    ...storage,
    stage: async (source, maxBytes) => {
      const others = expected;
      expected += maxBytes;
      try {
        const { free, reserve } = await disk.read();
        if (reserve > 0 && free - others < reserve) throw new NoSpaceError('The disk is down to its reserve');
        return await storage.stage(source, maxBytes);
      } finally {
        expected -= maxBytes;
      }
    },
  };
}
