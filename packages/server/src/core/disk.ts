import { statfs } from 'node:fs/promises';

/** In bytes. */
export interface DiskSpace {
  free: number;
  size: number;
  /** Uploads stop when less is free, so that deletion, log-in, reset and export keep working. 0 turns this off. */
  reserve: number;
}

export interface Disk {
  read(): Promise<DiskSpace>;
}

const reservedShare = 0.05;
const smallestReserve = 200 * 1024 ** 2;

/** The disk of a folder. Without a reserve in bytes, it is 5 % of the disk, at least 200 MB. */
export const createDisk = (folder: string, reserve?: number): Disk => ({
  read: async () => {
    const { bavail, blocks, bsize } = await statfs(folder);
    const size = blocks * bsize;
    return {
      free: bavail * bsize,
      size,
      reserve: reserve ?? Math.max(Math.ceil(size * reservedShare), smallestReserve),
    };
  },
});
