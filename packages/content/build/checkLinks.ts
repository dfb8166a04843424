import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What became of a link; null where its page is still there. */
export async function checkLink(url: string, timeout = 20_000): Promise<string | null> {
  try {
    const response = await fetch(url, {
      headers: { 'user-agent': 'Mozilla/5.0 (link check of Settlement Help)', accept: 'text/html,*/*' },
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    if (!response.ok) return `answers ${response.status}`;
    // A site that took a page away often leads to its front page instead.
    const [asked, shown] = [new URL(url), new URL(response.url)];
    return asked.pathname !== '/' && shown.pathname === '/' ? `leads to ${response.url}` : null;
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return `cannot be reached: ${cause instanceof Error ? cause.message : cause}`;
  }
}

/** The address of each link, with the files that have it. */
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
  let broken = 0;
  // A few at a time: many links lead to the same site.
  const next = async (): Promise<void> => {
    const link = links.shift();
    if (!link) return;
    const [url, files] = link;
    const fault = await checkLink(url);
    if (fault) {
      broken += 1;
      console.error(`${url} ${fault}\n  ${files.join('\n  ')}`);
    }
    return next();
  };
  const count = links.length;
  await Promise.all([next(), next(), next(), next()]);
  console.error(`${count} links, ${broken} to look at`);
  process.exitCode = broken > 0 ? 1 : 0;
}
