import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';

const installedBrowsers = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const findChromium = () =>
  [...installedBrowsers, chromium.executablePath()].find((path) => path && existsSync(path));

/** The sandbox needs rights that containers lack, and hinting would draw text differently on each machine. */
export const chromiumArgs = ['--no-sandbox', '--disable-background-networking', '--font-render-hinting=none'];

/** Path of a Chrome or Chromium on this machine. Set CHROME_PATH to choose one. */
export function chromiumPath(): string {
  const path = findChromium();
  if (path) return path;
  throw new Error(
    'The tests need Chrome or Chromium and found none. Run `pnpm chromium` to get one, install it with your package manager (Debian: apt-get install chromium), or set CHROME_PATH to its executable.',
  );
}

function attempt(what: string, command: string, args: string[]) {
  console.log(`No Chrome or Chromium found. Trying ${what}.`);
  try {
    execFileSync(command, args, { stdio: 'inherit' });
  } catch {
    console.log(`That did not work: ${what}.`);
  }
  return findChromium();
}

function installChromium() {
  const playwrightCli = join(dirname(createRequire(import.meta.url).resolve('playwright')), 'cli.js');
  if (attempt("Playwright's own download", process.execPath, [playwrightCli, 'install', 'chromium'])) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  attempt('apt-get update', 'apt-get', ['update', '-qq']);
  attempt('apt-get install chromium', 'apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
}

if (import.meta.main) {
  if (!findChromium()) installChromium();
  try {
    console.log(`Browser: ${chromiumPath()}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
