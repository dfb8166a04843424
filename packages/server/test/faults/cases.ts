type TestName = readonly [file: string, name: string];

/** One row of the scoreboard: the tests that show it, on one engine or both, or why none is run. */
export interface FaultCase {
  number: number;
  name: string;
  /** The file below packages/server/test, and what the test's name starts with or holds. */
  tests?: readonly TestName[];
  /** The tests that run on one engine alone, or why the case is none there. */
  sqlite?: readonly TestName[] | string;
  postgres?: readonly TestName[] | string;
  /** The tests below tests/e2e with the tag `@case` and its number run in a browser. */
  browser?: true;
  note?: string;
}

const twoServers: TestName = [
  'postgres/twoServers.test.ts',
  'two servers on one database and one bucket are as one',
];

export const cases: readonly FaultCase[] = [
  {
    number: 1,
    name: '`kill -9` during writes, 100 times',
    tests: [['cli/process.test.ts', 'kills in the middle of writes lose nothing']],
    postgres: [['postgres/twoServers.test.ts', 'one of two servers is killed under load']],
  },
  {
    number: 2,
    name: '`kill -9` during first start and migration, 20 times',
    tests: [['cli/process.test.ts', 'a kill during the first start']],
  },
  {
    number: 3,
    name: 'second process on the same data folder',
    sqlite: [['cli/process.test.ts', 'a second server on the same folder refuses']],
    postgres: [
      ['postgres/outage.test.ts', 'beside PostgreSQL a folder of files still belongs to one server'],
    ],
  },
  {
    number: 4,
    name: 'write-ahead log’s tail torn',
    sqlite: [
      ['faults/disk.test.ts', 'a write-ahead log whose tail is torn off'],
      ['faults/disk.test.ts', 'a write-ahead log that is lost whole'],
    ],
    postgres: 'its own matter',
  },
  {
    number: 5,
    name: 'disk full while writing a row or a file',
    tests: [
      ['features/documents.test.ts', 'an upload that finds the disk full'],
      ['http/http.test.ts', 'a full database is told as what it is'],
    ],
    sqlite: [['faults/disk.test.ts', 'on a disk that is really full']],
    note: 'on SQLite a real disk of 6 MB, which only an administrator can mount',
  },
  {
    number: 6,
    name: 'killed between file and row',
    tests: [
      ['features/documents.test.ts', 'what a stop left behind is swept'],
      ['cli/process.test.ts', 'kills in the middle of writes lose nothing'],
    ],
  },
  {
    number: 7,
    name: 'upload cut at half',
    tests: [
      ['features/documents.test.ts', 'an upload that breaks off'],
      ['cli/process.test.ts', 'a sender that hangs up in the middle'],
    ],
    postgres: [['postgres/twoServers.test.ts', 'what a kill left of an upload']],
  },
  {
    number: 8,
    name: 'PostgreSQL away for 30 s',
    sqlite: 'a file, which is never away',
    postgres: [
      ['postgres/outage.test.ts', 'while PostgreSQL is stopped'],
      ['postgres/outage.test.ts', 'while PostgreSQL says nothing'],
      ['postgres/outage.test.ts', 'a server whose connections end as soon as they are made'],
    ],
  },
  {
    number: 9,
    name: 'bucket away during delete',
    tests: [
      ['faults/bucket.test.ts', 'a document deleted while the bucket is away'],
      ['faults/bucket.test.ts', 'steps reset while the bucket is away'],
    ],
  },
  {
    number: 10,
    name: 'SMTP away on reset',
    tests: [
      ['features/passwords.test.ts', 'a mail that cannot be sent is tried again'],
      ['features/passwords.test.ts', 'asking for a link for an unknown e-mail answers the same'],
    ],
  },
  {
    number: 11,
    name: 'stop with 50 requests in flight',
    tests: [
      ['faults/network.test.ts', 'a stop with fifty requests under way'],
      ['faults/network.test.ts', 'from a stop on every answer says that nothing more'],
      ['faults/network.test.ts', 'a request that has only come when the door is closed'],
      ['faults/network.test.ts', 'a stop cuts no answer'],
      ['cli/process.test.ts', 'a stop lets the request under way finish'],
    ],
  },
  {
    number: 12,
    name: 'same post twice, one idempotency key',
    tests: [['http/idempotency.test.ts', 'each request that creates makes one row']],
    postgres: [twoServers],
  },
  { number: 13, name: 'double click on every submit', browser: true },
  {
    number: 14,
    name: '50 parallel `initialize`',
    tests: [['features/steps.test.ts', 'fifty initializations at once']],
    postgres: [twoServers],
  },
  {
    number: 15,
    name: 'two accepts of different answers at once',
    tests: [['features/forum.test.ts', 'accepting different answers at once']],
    postgres: [twoServers],
  },
  {
    number: 16,
    name: '100 parallel votes by one person',
    tests: [['features/votes.test.ts', 'moves the counts by at most 1']],
    postgres: [twoServers],
  },
  {
    number: 17,
    name: 'completing and resetting at once',
    tests: [['features/steps.test.ts', 'completing and resetting at once']],
  },
  {
    number: 18,
    name: 'completing a locked step',
    tests: [['features/steps.test.ts', 'completing a locked step']],
  },
  {
    number: 19,
    name: 'reset while a step upload runs',
    tests: [['features/documents.test.ts', 'a reset while a document of a step comes in']],
  },
  {
    number: 20,
    name: 'two registrations, same e-mail in different case',
    tests: [['features/accounts.test.ts', 'twenty registrations at once']],
    postgres: [twoServers],
  },
  {
    number: 21,
    name: 'a reset token used twice at once',
    tests: [['features/passwords.test.ts', 'a mailed link sets a new password once']],
  },
  { number: 22, name: 'token revoked in mid-session', browser: true },
  { number: 23, name: 'profile load fails (500, offline)', browser: true },
  {
    number: 24,
    name: 'offline, 3 s latency, cut JSON, HTML 502',
    browser: true,
  },
  { number: 25, name: 'old response after a new one', browser: true },
  {
    number: 26,
    name: '10,000 questions or documents',
    tests: [
      ['faults/crowds.test.ts', '10,000 questions and 10,000 documents'],
      [
        'features/forumList.test.ts',
        'nothing that the forum asks the database reads a table from end to end',
      ],
    ],
    browser: true,
  },
  {
    number: 27,
    name: 'title 200/201, details 2000/2001, with emoji',
    tests: [['features/forum.test.ts', 'a title has 200 characters']],
  },
  {
    number: 28,
    name: 'NUL, lone surrogate, bidi override, 5,000-letter word',
    tests: [
      ['http/http.test.ts', 'names and texts with NUL or half a character'],
      ['fuzz/fuzz.test.ts', 'whatever is sent to an endpoint'],
    ],
    note: 'what is stored; the layout is a case of the browser',
  },
  {
    number: 29,
    name: 'HTML or SVG as .jpg, polyglot, 0 bytes, 10 MB ± 1',
    tests: [
      ['features/documents.test.ts', 'page.jpg'],
      ['features/documents.test.ts', 'drawing.png'],
      ['features/documents.test.ts', 'a file of exactly 10 MB'],
      ['features/documents.test.ts', 'an empty file'],
      ['faults/bombs.test.ts', 'is refused, or shown as what its name says'],
    ],
  },
  {
    number: 30,
    name: 'filenames `../`, CRLF, right-to-left, 255 bytes',
    tests: [
      ['features/documents.test.ts', 'the file name'],
      ['features/documents.test.ts', 'a custom name is trimmed'],
    ],
  },
  {
    number: 31,
    name: 'zip-bomb .docx, 50k × 50k PNG',
    tests: [['faults/bombs.test.ts', 'a zip bomb and a picture of 50,000']],
  },
  {
    number: 32,
    name: 'client clock a day off, summer-time change',
    tests: [
      ['features/sessions.test.ts', 'a session ends after 12 hours'],
      ['features/passwords.test.ts', 'a reset link ends after 60 minutes'],
    ],
    note: 'the server reads no clock but its own; the labels are a case of the browser',
  },
  {
    number: 33,
    name: 'slow-loris, 1 MB of headers, JSON 10,000 deep',
    tests: [
      ['faults/network.test.ts', 'fifty senders that never finish'],
      ['faults/network.test.ts', 'a megabyte of headers gets 431'],
    ],
  },
  { number: 34, name: 'two tabs, log out in one', browser: true },
];
