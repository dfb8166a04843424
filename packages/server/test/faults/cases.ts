type TestName = readonly [file: string, name: string];

/** One row of the scoreboard. */
export interface FaultCase {
  number: number;
  name: string;
  /** Tests on both engines: the file below packages/server/test, and a part of the title. */
  tests?: readonly TestName[];
  /** Tests on one engine only, or the reason why the case does not apply. */
  sqlite?: readonly TestName[] | string;
  postgres?: readonly TestName[] | string;
  /** Also has end-to-end tests, tagged `@case` and its number. */
  browser?: true;
  note?: string;
}

const twoServers: TestName = ['postgres/twoServers.test.ts', 'two servers on one database'];

export const cases: readonly FaultCase[] = [
  {
    number: 1,
    name: '`kill -9` during writes, 100 times',
    tests: [
      ['cli/process.test.ts', 'kills during writes lose nothing'],
      ['faults/plan.test.ts', 'kills while a plan'],
    ],
    postgres: [['postgres/twoServers.test.ts', 'when one of two servers']],
  },
  {
    number: 2,
    name: '`kill -9` during first start and migration, 20 times',
    tests: [['cli/process.test.ts', 'a server starts on a folder']],
  },
  {
    number: 3,
    name: 'second process on the same data folder',
    sqlite: [['cli/process.test.ts', 'a second server on the same folder']],
    postgres: [['postgres/outage.test.ts', 'with PostgreSQL a second server']],
  },
  {
    number: 4,
    name: 'write-ahead log’s tail torn',
    sqlite: [
      ['faults/disk.test.ts', 'a write-ahead log whose end'],
      ['faults/disk.test.ts', 'a server whose whole write-ahead'],
    ],
    postgres: 'its own matter',
  },
  {
    number: 5,
    name: 'disk full while writing a row or a file',
    tests: [
      ['features/documents.test.ts', 'an upload to a full'],
      ['http/http.test.ts', 'a full database has its own status'],
    ],
    sqlite: [['faults/disk.test.ts', 'on a full disk writes']],
    note: 'on SQLite a real disk of 6 MB, which only an administrator can mount',
  },
  {
    number: 6,
    name: 'killed between file and row',
    tests: [
      ['features/documents.test.ts', 'cleanup deletes files that an'],
      ['cli/process.test.ts', 'kills during writes lose nothing'],
    ],
  },
  {
    number: 7,
    name: 'upload cut at half',
    tests: [
      ['features/documents.test.ts', 'an interrupted upload stores nothing'],
      ['cli/process.test.ts', 'a client that disconnects during'],
    ],
    postgres: [['postgres/twoServers.test.ts', 'an upload that a kill']],
  },
  {
    number: 8,
    name: 'PostgreSQL away for 30 s',
    sqlite: 'a file, which is never away',
    postgres: [
      ['postgres/outage.test.ts', 'while PostgreSQL is stopped each request'],
      ['postgres/outage.test.ts', 'while PostgreSQL does not respond'],
      ['postgres/outage.test.ts', 'a server survives database connections'],
    ],
  },
  {
    number: 9,
    name: 'bucket away during delete',
    tests: [
      ['faults/bucket.test.ts', 'a document erased while the bucket'],
      ['faults/bucket.test.ts', 'the bin can be emptied while the bucket'],
    ],
  },
  {
    number: 10,
    name: 'SMTP away on reset',
    tests: [
      ['features/account/passwords.test.ts', 'a reset email that cannot'],
      ['features/account/passwords.test.ts', 'a reset for an unknown'],
    ],
  },
  {
    number: 11,
    name: 'stop with 50 requests in flight',
    tests: [
      ['faults/network.test.ts', 'a shutdown with fifty requests'],
      ['faults/network.test.ts', 'during a shutdown every response'],
      ['faults/network.test.ts', 'a request that arrives after'],
      ['faults/network.test.ts', 'a shutdown waits for a client'],
      ['cli/process.test.ts', 'a shutdown finishes the request'],
    ],
  },
  {
    number: 12,
    name: 'same post twice, one idempotency key',
    tests: [['http/idempotency.test.ts', 'a repeated request with the same key']],
    postgres: [twoServers],
  },
  { number: 13, name: 'double click on every submit', browser: true },
  {
    number: 14,
    name: '50 parallel `initialize`',
    tests: [['features/plan/steps.test.ts', 'fifty initializations at once']],
    postgres: [twoServers],
  },
  {
    number: 15,
    name: 'two accepts of different answers at once',
    tests: [['features/forum/forum.test.ts', 'accepting different answers at once']],
    postgres: [twoServers],
  },
  {
    number: 16,
    name: '100 parallel votes by one person',
    tests: [['features/forum/votes.test.ts', 'changes the counts by at most 1']],
    postgres: [twoServers],
  },
  {
    number: 17,
    name: 'completing and resetting at once',
    tests: [['features/plan/steps.test.ts', 'completing and resetting at once']],
  },
  {
    number: 18,
    name: 'completing a locked step',
    tests: [['features/plan/steps.test.ts', 'completing a locked step']],
  },
  {
    number: 19,
    name: 'reset while a step upload runs',
    tests: [['features/documents.test.ts', 'a reset during an upload']],
  },
  {
    number: 20,
    name: 'two registrations, same e-mail in different case',
    tests: [['features/account/accounts.test.ts', 'twenty parallel registrations with one e-mail']],
    postgres: [twoServers],
  },
  {
    number: 21,
    name: 'a reset token used twice at once',
    tests: [['features/account/passwords.test.ts', 'a reset link sets a password']],
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
      ['features/forum/forumList.test.ts', 'no query of the forum'],
    ],
    browser: true,
  },
  {
    number: 27,
    name: 'title 200/201, details 2000/2001, with emoji',
    tests: [['features/forum/forum.test.ts', 'a title has at most 200 characters,']],
  },
  {
    number: 28,
    name: 'NUL, lone surrogate, bidi override, 5,000-letter word',
    tests: [
      ['http/http.test.ts', 'names with NUL or a lone'],
      ['fuzz/fuzz.test.ts', 'every endpoint responds according to the contract'],
    ],
    note: 'what is stored; the layout is a case of the browser',
  },
  {
    number: 29,
    name: 'HTML or SVG as .jpg, polyglot, 0 bytes, 10 MB ± 1',
    tests: [
      ['features/documents.test.ts', 'page.jpg'],
      ['features/documents.test.ts', 'drawing.png'],
      ['features/documents.test.ts', 'a file of exactly 10'],
      ['features/documents.test.ts', 'an empty file, a missing'],
      ['faults/bombs.test.ts', 'is refused, or served sandboxed'],
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
    tests: [['faults/bombs.test.ts', 'a zip bomb and a picture']],
  },
  {
    number: 32,
    name: 'client clock a day off, summer-time change',
    tests: [
      ['features/account/sessions.test.ts', 'a session ends after 12'],
      ['features/account/passwords.test.ts', 'a reset link ends after'],
    ],
    note: 'the server reads no clock but its own; the labels are a case of the browser',
  },
  {
    number: 33,
    name: 'slow-loris, 1 MB of headers, JSON 10,000 deep',
    tests: [
      ['faults/network.test.ts', 'fifty clients that never finish'],
      ['faults/network.test.ts', 'a megabyte of headers gets'],
    ],
  },
  { number: 34, name: 'two tabs, log out in one', browser: true },
  {
    number: 35,
    name: '`kill -9` between replacing and erasing a file',
    tests: [['faults/documents.test.ts', 'kills while a document is replaced']],
  },
  {
    number: 36,
    name: 'two restores of a document at once',
    tests: [['features/documents/bin.test.ts', 'of two restores at once']],
  },
  {
    number: 37,
    name: 'restore while the bin is erased',
    tests: [['features/documents/bin.test.ts', 'a restore while the bin']],
  },
  {
    number: 38,
    name: 'bucket away during an archive',
    tests: [['faults/bucket.test.ts', 'an archive while the bucket']],
  },
  {
    number: 39,
    name: 'server clock in 2031, then correct again',
    tests: [
      ['jobs/clockJump.test.ts', 'a server that was started once in 2031'],
      ['jobs/clockJump.test.ts', 'rows from the future are reported'],
    ],
  },
  {
    number: 40,
    name: 'a question with many answers',
    tests: [
      ['features/forum/answerPages.test.ts', 'a question contains its first 50'],
      ['features/forum/answerPages.test.ts', 'no query of the answers reads'],
    ],
  },
  {
    number: 41,
    name: 'post, delete and post again; 300 edits in a row',
    tests: [
      ['features/forum/actionLimits.test.ts', 'deleted questions count against'],
      ['features/forum/actionLimits.test.ts', 'a question takes thirty answers'],
      ['features/forum/actionLimits.test.ts', 'a post is edited at most thirty'],
      ['features/forum/actionLimits.test.ts', 'withdrawn votes count'],
    ],
  },
  {
    number: 42,
    name: '400 guesses from 40 networks, 1,005 wrong log-ins from one',
    tests: [
      ['features/account/passwordGuessing.test.ts', 'of 400 guesses from 40 networks'],
      ['features/account/passwordGuessing.test.ts', 'a thousand wrong log-ins delay'],
      ['features/account/passwordGuessing.test.ts', 'a browser that has logged in before'],
    ],
  },
  {
    number: 43,
    name: 'two devices change the same situation, profile, question or answer',
    tests: [
      ['http/etag.test.ts', 'is not overwritten by a change'],
      ['http/etag.test.ts', 'is changed once by two changes'],
    ],
    browser: true,
  },
  {
    number: 44,
    name: 'emails to an address that is not verified',
    tests: [
      ['features/account/verification.test.ts', 'registering and deleting an address again'],
      ['features/account/verification.test.ts', 'the verification email is sent at most'],
      ['features/account/verification.test.ts', 'in the queue is not sent to an unverified'],
    ],
  },
  {
    number: 45,
    name: 'an account is recovered while it has links, secrets and queued emails',
    tests: [['features/account/recovery.test.ts', 'ends every secret that acts']],
  },
  {
    number: 46,
    name: 'a moderator without a verified address or a second factor',
    tests: [['features/account/secondFactor.test.ts', 'a moderator without a second factor']],
  },
  {
    number: 47,
    name: 'guesses of the codes of a second factor',
    tests: [
      ['features/account/secondFactor.test.ts', 'guesses of a code at a log-in'],
      ['features/account/secondFactor.test.ts', 'a stolen session cannot guess'],
    ],
  },
  {
    number: 48,
    name: 'disk down to its reserve',
    tests: [
      ['features/operations/diskReserve.test.ts', 'a disk down to its reserve'],
      ['features/operations/diskReserve.test.ts', 'parallel uploads together leave'],
    ],
  },
  {
    number: 49,
    name: 'a reported post, photo or account is changed or deleted',
    tests: [
      ['features/moderation/evidence.test.ts', 'evidence outlives the edit'],
      ['features/moderation/profileReports.test.ts', 'the evidence of a photo outlives'],
    ],
  },
  {
    number: 50,
    name: 'a suspended account is deleted and registered again',
    tests: [
      ['features/moderation/suspendedAddresses.test.ts', 'a suspension outlives the deletion'],
      ['features/moderation/suspendedAddresses.test.ts', 'a suspended user cannot end'],
    ],
  },
  {
    number: 51,
    name: 'a removed name is chosen again',
    tests: [['features/moderation/profileReports.test.ts', 'a removed name is replaced']],
  },
  {
    number: 52,
    name: 'a moderator decides about themselves or another moderator',
    tests: [
      ['features/moderation/ownCases.test.ts', 'another moderator decides reports'],
      ['features/moderation/ownCases.test.ts', 'another moderator decides the objection'],
      ['features/moderation/accountActions.test.ts', 'moderators cannot act on themselves'],
    ],
  },
  {
    number: 53,
    name: 'an accepted answer is rewritten',
    tests: [['features/forum/actionLimits.test.ts', 'an edit of an accepted answer is unseen']],
  },
  {
    number: 54,
    name: 'an email cannot be sent for days',
    tests: [['features/operations/checks.test.ts', 'an email that cannot be sent']],
  },
  {
    number: 55,
    name: 'idempotency key of a deleted post',
    tests: [['http/idempotency.test.ts', 'a repeated request for a post that its author deleted']],
  },
  {
    number: 56,
    name: 'infected file, or a scanner that does not respond',
    tests: [
      ['features/operations/virusScanner.test.ts', 'an infected document or photo'],
      ['features/operations/virusScanner.test.ts', 'leads to 503, and nothing is stored'],
    ],
  },
  {
    number: 57,
    name: 'changes during maintenance',
    tests: [
      ['features/operations/readOnly.test.ts', 'read-only mode refuses every change'],
      ['features/operations/readOnly.test.ts', 'emails and jobs wait until'],
    ],
  },
  {
    number: 58,
    name: 'two registrations with one invitation',
    tests: [['features/account/registration.test.ts', 'two parallel registrations']],
  },
];
