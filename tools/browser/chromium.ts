import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';

/** CHROME_PATH chooses another browser than the ones found here. */
const findInstalled = (paths: readonly string[]) =>
  [process.env.CHROME_PATH, ...paths].find((path) => path && existsSync(path));

/** The sandbox needs rights that containers lack, and hinting would draw text differently on each machine. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--font-render-hinting=slight',
];

/** Debian's headless shell. Where there is none, Playwright launches its own. */
export const installedHeadlessShell = findInstalled(['/usr/bin/chromium-headless-shell']);

/** The headless shell opens a page in half of the time of the full browser, so every test uses it. */
export const launchOptions: LaunchOptions = {
  args: chromiumArgs,
  ...(installedHeadlessShell ? { executablePath: installedHeadlessShell } : {}),
};

/** The full browser, which only Lighthouse needs. */
export function chromePath(): string {
  const path = findInstalled([
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    chromium.executablePath(),
  ]);
  if (path) return path;
  throw new Error(
    'Lighthouse needs Chrome or Chromium and found none. Install one (Debian: apt-get install chromium), or set CHROME_PATH to its executable.',
  );
}
