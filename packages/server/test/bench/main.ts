import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createData, type Data } from './data.ts';
import { compareLogIns } from './logIns.ts';
import { compare, footprint, slopes } from './measures.ts';
import { middlewareCost } from './middleware.ts';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000,100000' } } });
const sizes = values.rows.split(',').map(Number);

const say = (line: string) => process.stdout.write(`${line}\n`);
const verdict = (holds: boolean) => (holds ? 'holds' : 'falls short');
const row = (name: string, found: string, aim: string, holds: boolean) =>
  say(`| ${name} | ${found} | ${aim} | ${verdict(holds)} |`);

const folder = mkdtempSync(join(tmpdir(), 'settlement-help-bench-'));
try {
  const tables: Data[] = [];
  for (const questions of sizes) {
    const dataDir = join(folder, String(questions));
    mkdirSync(dataDir);
    tables.push(await createData(dataDir, questions));
  }
  const costs = await slopes(tables);
  say(`| milliseconds a request | ${sizes.join(' | ')} | ratio |`);
  say(`|---|${'---|'.repeat(sizes.length + 1)}`);
  for (const { name, costs: found } of costs) {
    const ratio = (found.at(-1) ?? 0) / (found[0] ?? 1);
    say(`| ${name} | ${found.map((cost) => cost.toFixed(2)).join(' | ')} | ${ratio.toFixed(2)} |`);
  }
  say('\n| measure | found | we hold | |\n|---|---|---|---|');
  const data = tables.at(-1);
  if (data) {
    const { speeds, costs: used } = await compare(data);
    const { list = 0, post = 0, bareBytes = 1, bareInsert = 1, bareQuery = 1 } = speeds;
    row(
      `list, ratio to the same bytes (${list.toFixed(0)}/s)`,
      (list / bareBytes).toFixed(3),
      '≥ 0.06',
      list / bareBytes >= 0.06,
    );
    row(
      'list, ratio to the same query bare',
      (list / bareQuery).toFixed(2),
      '≥ 0.75',
      list / bareQuery >= 0.75,
    );
    row(
      `the same by the processor (${used.list.toFixed(0)} µs to ${used.bareQuery.toFixed(0)})`,
      (used.bareQuery / used.list).toFixed(2),
      '≥ 0.75',
      used.bareQuery / used.list >= 0.75,
    );
    row(
      `posts, ratio to a bare insert (${post.toFixed(0)}/s)`,
      (post / bareInsert).toFixed(2),
      '≥ 0.8',
      post / bareInsert >= 0.8,
    );
    // Told, not held: a disk that syncs in no time is the one on which this alone would count.
    say(
      `| the same by the processor (${used.post.toFixed(0)} µs to ${used.bareInsert.toFixed(0)}) ` +
        `| ${(used.bareInsert / used.post).toFixed(2)} | – | |`,
    );
    const cost = await middlewareCost(data);
    row('middleware, CPU a request', `${cost.toFixed(0)} µs`, '≤ 60 µs', cost <= 60);
    const { idle, ready, underLoad } = await footprint(data);
    row('memory, idle', `${idle.toFixed(0)} MB`, '≤ 150 MB', idle <= 150);
    row('memory, peak under log-ins and lists', `${underLoad.toFixed(0)} MB`, '≤ 350 MB', underLoad <= 350);
    const chance = await compareLogIns(data);
    row(
      'log-in, chance that known and unknown e-mails take as long',
      chance.toFixed(2),
      '≥ 0.01',
      chance >= 0.01,
    );
    row('ready after start', `${ready.toFixed(0)} ms`, '≤ 1000 ms', ready <= 1000);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
