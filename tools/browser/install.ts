import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { firefoxPath, headlessShellPath } from './chromium.ts';

function succeeds(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

/** Does nothing if Playwright already has its browser. */
function installFromPlaywright() {
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright')), 'cli.js');
  return succeeds(process.execPath, [cli, 'install', 'chromium-headless-shell']);
}

function installFromDebian(name: string) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const install = ['install', '-y', '--no-install-recommends', name];
  return succeeds('apt-get', ['update', '-qq']) && succeeds('apt-get', install);
}

if (!headlessShellPath && !installFromPlaywright() && !installFromDebian('chromium-headless-shell')) {
  console.error(
    "The tests need Chromium's headless shell, and neither Playwright nor apt-get could install it. Install it with your package manager (Debian: apt-get install chromium-headless-shell), or set CHROME_PATH to the executable of a Chrome or Chromium.",
  );
  process.exitCode = 1;
}

if (!firefoxPath && !installFromDebian('firefox-esr')) {
  console.warn(
    'One test also runs in Firefox, which is not installed. Install it (Debian: apt-get install firefox-esr), or set FIREFOX_PATH to its executable.',
  );
}
