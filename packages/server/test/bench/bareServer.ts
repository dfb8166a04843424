import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { newId } from '#server/db/id.ts';

/** What ours is compared with: the same bytes, the same query or one row, without anything around it. */
const [mode = '', path = ''] = process.argv.slice(2);

function open() {
  const database = new DatabaseSync(path);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  return database;
}

function bytes() {
  const body = readFileSync(path);
  return () => body;
}

function insert() {
  const database = open();
  database.exec('CREATE TABLE IF NOT EXISTS bare (id TEXT PRIMARY KEY, title TEXT, created_at TEXT)');
  const statement = database.prepare('INSERT INTO bare VALUES (?, ?, ?)');
  return () => {
    statement.run(newId(), 'Where do I register my address?', new Date().toISOString());
    return '{"id":"x"}';
  };
}

function list() {
  const statement = open().prepare(`
    SELECT questions.*, users.full_name, users.profile_photo, mine.vote AS my_vote FROM questions
    JOIN users ON users.id = questions.user_id
    LEFT JOIN question_votes AS mine ON mine.item_id = questions.id AND mine.user_id = 'x'
    ORDER BY questions.id DESC LIMIT 21`);
  return () => JSON.stringify(statement.all().slice(0, 20));
}

const modes: Record<string, () => () => string | Buffer> = { bytes, insert, list };
const answer = modes[mode]?.();
if (!answer) throw new Error('Usage: bareServer.ts bytes|insert|list PATH');

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    const body = answer();
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
