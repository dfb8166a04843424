import { type Check, failure, ok, warning } from './check.ts';

const inGigabytes = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(1)} GB`;

export const checkDisk: Check = async ({ disk, config }) => {
  const { free, size, reserve } = await disk.read();
  const space = `${inGigabytes(free)} of ${inGigabytes(size)} are free on the disk of ${config.dataDir}`;
  if (reserve > 0 && free < reserve) {
    return failure(`${space}, and uploads are refused below ${inGigabytes(reserve)}.`);
  }
  return free < 2 * reserve
    ? warning(`${space}, and uploads will be refused below ${inGigabytes(reserve)}.`)
    : ok(`${space}.`);
};
