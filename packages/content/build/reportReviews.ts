import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { listReviews, readContent } from './readContent.ts';

const list = (title: string, lines: readonly string[]) => [title, ...(lines.length > 0 ? lines : ['  none'])];

/** Returns the lines of the comment at the top of a file, which lists its unverified facts. */
function readOpenClaims(file: string) {
  const [comment = ''] = readFileSync(file, 'utf8').match(/^(#.*\n)+/) ?? [];
  return comment.split('\n').flatMap((line) => (line ? [`    ${line.replace(/^# ?/, '')}`] : []));
}

/** Describes the reviews due in the next days, the content that is not verified, and the sources to replace. */
export function describeReviews(root: string, { today, days }: { today: string; days: number }) {
  const lastDay = new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
  const reviews = listReviews(readContent(root)).map((review) => ({
    ...review,
    path: `packages/content/${review.file}`,
  }));
  const due = reviews
    .filter(({ review_by }) => review_by <= lastDay)
    .sort((one, other) => one.review_by.localeCompare(other.review_by));
  const unverified = reviews.filter(({ verified_on }) => verified_on === null);
  const frontPages = reviews.flatMap(({ path, sources }) => {
    const lines = sources.flatMap(({ title, url, is_exact }) => (is_exact ? [] : [`    ${title}: ${url}`]));
    return lines.length > 0 ? [`  ${path}`, ...lines] : [];
  });
  return [
    ...list(
      `Review by ${lastDay} (${due.length} of ${reviews.length}):`,
      due.flatMap(({ path, review_by, sources }) => [
        `  ${review_by}${review_by < today ? ', overdue' : ''}: ${path}`,
        ...sources.map(({ url }) => `    ${url}`),
      ]),
    ),
    ...list(
      `Not verified (${unverified.length}):`,
      unverified.flatMap(({ path, file }) => [`  ${path}`, ...readOpenClaims(join(root, file))]),
    ),
    ...list('Sources that are front pages; enter the exact URL of the page with this title:', frontPages),
  ].join('\n');
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      days: { type: 'string', default: '60' },
      today: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    },
  });
  const Options = z.object({ days: z.coerce.number().int().min(0), today: z.iso.date() });
  const report = describeReviews(join(import.meta.dirname, '..'), Options.parse(values));
  process.stdout.write(`${report}\n`);
}
