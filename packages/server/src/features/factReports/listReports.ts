import type { Database } from '#server/db/database.ts';

// A terminal would execute escape sequences.
const withoutControls = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ');

export async function listReports({ query }: Database) {
  const reports = await query.selectFrom('fact_reports').selectAll().orderBy('id', 'desc').execute();
  if (reports.length === 0) return 'Nobody has reported a fact.';
  return reports
    .map(
      ({ country, created_at, step, text }) =>
        `${created_at.slice(0, 10)}  ${country}, ${step}\n    ${withoutControls(text)}`,
    )
    .join('\n');
}
