import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { newId } from '../../../packages/server/src/core/id.ts';
import { toQuestion } from '../../../packages/server/src/features/forum/questions.ts';

/**
 * The baseline: a bare `node:http` server that returns the same bytes, runs the same query or inserts the same row.
 * It has no session, limits, validation, headers or log.
 */
const [mode = '', path = '', userId = ''] = process.argv.slice(2);

type Row = Parameters<typeof toQuestion>[0];

function open() {
  const database = new DatabaseSync(path);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  return database;
}

function bytes() {
  const body = readFileSync(path);
  return () => body;
}

function insert() {
  const statement = open().prepare(`
    INSERT INTO questions (id, user_id, category, title, content, created_at) VALUES (?, ?, 'general', ?, NULL, ?)`);
  return (request: string) => {
    const { title } = JSON.parse(request) as { title: string };
    const [id, created_at] = [newId(), new Date().toISOString()];
    statement.run(id, userId, title, created_at);
    return JSON.stringify({ id, title, created_at });
  };
}

function list() {
  const statement = open().prepare(`
    SELECT questions.*, users.full_name, users.profile_photo, mine.vote AS my_vote, blocks.blocked_id FROM questions
    JOIN users ON users.id = questions.user_id
    LEFT JOIN question_votes AS mine ON mine.item_id = questions.id AND mine.user_id = ?1
    LEFT JOIN blocks ON blocks.blocked_id = questions.user_id AND blocks.user_id = ?1
    WHERE questions.state = 'visible' ORDER BY questions.id DESC LIMIT 21`);
  return () => JSON.stringify((statement.all(userId) as unknown as Row[]).slice(0, 20).map(toQuestion));
}

const modes: Record<string, () => (request: string) => string | Buffer> = { bytes, insert, list };
const respond = modes[mode]?.();
if (!respond) throw new Error('Usage: bareServer.ts bytes|insert|list PATH [USER]');

const server = createServer((request, response) => {
  let requestBody = '';
  request.on('data', (chunk: Buffer) => {
    requestBody += chunk.toString();
  });
  request.on('end', () => {
    const body = respond(requestBody);
    response.writeHead(mode === 'insert' ? 201 : 200, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    });
    response.end(body);
  });
});

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
