import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { encode } from './image.ts';

/** Creates a folder with a changed and a new screenshot, for tests of the commands. */
export async function createTemporaryScreenshots() {
  const folder = mkdtempSync(join(tmpdir(), 'screenshots-'));

  async function save(path: string, brightness = 255) {
    const image = { data: Buffer.alloc(4 * 4 * 4, brightness), width: 4, height: 4 };
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), await encode(image));
  }

  const size = { width: 4, height: 4 };
  const change = {
    pixels: 1234,
    area: { left: 1, top: 1, ...size },
    baselineSize: size,
    screenshotSize: size,
  };
  await save('baselines/primitives-actions-button--primary/dark-1280.webp');
  await save('results/primitives-actions-button--primary/dark-1280.screenshot.webp', 0);
  await save('results/primitives-actions-button--primary/dark-1280.difference.webp', 0);
  await writeFile(
    join(folder, 'results/primitives-actions-button--primary/dark-1280.change.json'),
    JSON.stringify(change),
  );
  await save('results/primitives-actions-button--secondary/light-360.screenshot.webp');

  return {
    folder,
    save,
    /** The variables that make the commands use the folder. No program is found, so that no browser opens. */
    env: {
      ...process.env,
      PATH: '',
      BASELINES: join(folder, 'baselines'),
      SCREENSHOT_RESULTS: join(folder, 'results'),
    },
    list: (path: 'baselines' | 'results') => readdirSync(join(folder, path), { recursive: true }).sort(),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

export type TemporaryScreenshots = Awaited<ReturnType<typeof createTemporaryScreenshots>>;
