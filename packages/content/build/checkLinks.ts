import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the problem of a link, or null if its page exists. */
export async function checkLink(url: string, timeout = 20_000): Promise<string | null> {
  try {
    const response = await fetch(url, {
      headers: { 'user-agent': 'Mozilla/5.0 (link check of Settlement Help)', accept: 'text/html,*/*' },
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    if (!response.ok) return `returns status ${response.status}`;
    // Sites often redirect a deleted page to their front page.
    const isRedirectedToFrontPage = new URL(url).pathname !== '/' && new URL(response.url).pathname === '/';
    return isRedirectedToFrontPage ? `redirects to ${response.url}` : null;
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return `cannot be reached: ${cause instanceof Error ? cause.message : cause}`;
  }
}

/** Maps each URL in the content to the files that contain it. */
export function findLinks(root: string) {
  const files = new Map<string, string[]>();
  for (const file of globSync('{france,germany}/**/*.yaml', { cwd: root }).sort()) {
    const links = readFileSync(join(root, file), 'utf8').match(/https:\/\/[^\s"'},]+/g);
    for (const url of new Set(links)) files.set(url, [...(files.get(url) ?? []), file]);
  }
  return files;
}

if (import.meta.main) {
  const links = [...findLinks(join(import.meta.dirname, '..'))];
  const count = links.length;
  let broken = 0;
  async function checkLinks() {
    for (let link = links.shift(); link; link = links.shift()) {
      const [url, files] = link;
      const problem = await checkLink(url);
      if (!problem) continue;
      broken += 1;
      console.error(`${url} ${problem}\n  ${files.join('\n  ')}`);
    }
  }
  // Many links point to the same site, so only four are checked at once.
  await Promise.all([checkLinks(), checkLinks(), checkLinks(), checkLinks()]);
  console.error(`${count} links, ${broken} to check by hand`);
  process.exitCode = broken > 0 ? 1 : 0;
}
