import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';

/** CHROME_PATH overrides the paths. */
const findInstalled = (paths: readonly string[]) =>
  [process.env.CHROME_PATH, ...paths].find((path) => path && existsSync(path));

/** Containers cannot run the sandbox. Slight hinting renders text equally on all machines. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--font-render-hinting=slight',
];

/** Debian's headless shell. Without it Playwright launches its own. */
export const installedHeadlessShell = findInstalled(['/usr/bin/chromium-headless-shell']);

/** Debian's Firefox, or another one that FIREFOX_PATH names. */
export const firefoxPath = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr'].find(
  (path) => path && existsSync(path),
);

/** All tests use the headless shell, which opens a page twice as fast as the full browser. */
export const launchOptions: LaunchOptions = {
  args: chromiumArgs,
  ...(installedHeadlessShell ? { executablePath: installedHeadlessShell } : {}),
};

/** Path of the full browser, for Lighthouse. */
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
