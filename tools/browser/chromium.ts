import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';

/**
 * Containers cannot run the sandbox. Background networking (updates, Safe Browsing) would send requests during tests and
 * measurements. Slight hinting renders text equally on all machines.
 */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--font-render-hinting=slight',
];

/** Path of CHROME_PATH or Debian's headless shell; undefined if Playwright uses its own. */
export const headlessShellPath = firstExisting([process.env.CHROME_PATH, '/usr/bin/chromium-headless-shell']);

/** Path of FIREFOX_PATH or Debian's Firefox; undefined if neither exists. */
export const firefoxPath = firstExisting([process.env.FIREFOX_PATH, '/usr/bin/firefox-esr']);

/** All tests use the headless shell, which opens a page twice as fast as the full browser. */
export const launchOptions: LaunchOptions = {
  args: chromiumArgs,
  ...(headlessShellPath ? { executablePath: headlessShellPath } : {}),
};

/** Path of CHROME_PATH or an installed full browser, for Lighthouse. Throws if there is none. */
export function chromePath(): string {
  const path = firstExisting([
    process.env.CHROME_PATH,
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

function firstExisting(paths: readonly (string | undefined)[]) {
  return paths.find((path) => path && existsSync(path));
}
