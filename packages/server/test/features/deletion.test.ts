import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints, type Problem } from '@settlement-help/contract';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { span } from '#server/core/clock.ts';
import { keepHouse } from '#server/jobs/jobs.ts';
import { createWorld, type Person, type World } from '../support/createTestServer.ts';
import { forumOf } from '../support/forumCalls.ts';
import { fileOf, samples } from '../support/samples.ts';

const remove = ({ call }: World, { password, token }: Pick<Person, 'password' | 'token'>) =>
  call(endpoints.deleteAccount, { body: { current_password: password } }, { token });

/** Each row of each table that belongs to this person, by its table. */
async function rowsOf({ db }: World, { id, email }: Person) {
  const found: Record<string, number> = {};
  for (const { name, columns } of await db.query.introspection.getTables()) {
    for (const [column, value] of [
      ['user_id', id],
      ['email_key', email],
      ...(name === 'users' ? [['id', id] as const] : []),
    ] as const) {
      if (!columns.some((one) => one.name === column)) continue;
      const table = name as 'sessions';
      const rows = await db.query
        .selectFrom(table)
        .selectAll()
        .where(column as 'user_id', '=', value)
        .execute();
      if (rows.length > 0) found[name] = rows.length;
    }
  }
  return found;
}

const picture = async () =>
  new Uint8Array(
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c9b79c' } })
      .png()
      .toBuffer(),
  );

/** Somebody with something of everything. */
async function settle(world: World, person: Person) {
  const { call } = world;
  const { token } = person;
  const key = { token, headers: { 'Idempotency-Key': 'one-and-only' } };
  await call(endpoints.uploadDocument, { form: { file: fileOf(samples.pdf, 'a.pdf') } }, key);
  const photo = await call(
    endpoints.uploadProfilePhoto,
    { form: { file: fileOf(await picture(), 'me.png') } },
    { token },
  );
  await call(endpoints.updateMe, { body: photo.body as { profile_photo: string } }, { token });
  // One that no profile shows.
  await call(endpoints.uploadProfilePhoto, { form: { file: fileOf(await picture(), 'me.png') } }, { token });
  await call(endpoints.requestPasswordReset, { body: { email: person.email } });
}

const letterTo = ({ outboxDir }: World, { email }: Person, subject: string) =>
  vi.waitFor(async () => {
    for (const name of await readdir(outboxDir)) {
      const letter = await readFile(join(outboxDir, name), 'utf8');
      if (letter.includes(`To: ${email}`) && letter.includes(`Subject: ${subject}`)) return letter;
    }
    throw new Error('There is no such letter yet');
  });

test('a deleted account leaves no row, no file and no session, and a letter tells of it', async () => {
  const world = await createWorld();
  const [person, other] = [await world.createPerson('France'), await world.createPerson('France')];
  await settle(world, person);
  await world.call(endpoints.uploadDocument, { form: { file: fileOf(samples.pdf, 'b.pdf') } }, other);
  const second = await person.login();
  await letterTo(world, person, 'Reset your Settlement Help password');
  expect(Object.keys(await rowsOf(world, person)).sort()).toEqual(
    ['documents', 'idempotency_keys', 'photos', 'reset_tokens', 'sessions', 'steps', 'users'].sort(),
  );
  expect(await world.files()).toHaveLength(4);

  expect((await remove(world, person)).status).toBe(204);
  const letter = await letterTo(world, person, 'Your Settlement Help account was deleted');
  expect(letter).toContain('cannot be undone');
  await vi.waitFor(async () => expect(await rowsOf(world, person)).toEqual({}));
  await vi.waitFor(async () => expect(await world.files()).toHaveLength(1));
  for (const token of [person.token, second]) {
    expect((await world.call(endpoints.getMe, {}, { token })).status).toBe(401);
  }
  expect((await world.call(endpoints.listDocuments, {}, other)).body).toHaveLength(1);
  const { email, password } = person;
  expect((await world.call(endpoints.login, { body: { email, password } })).status).toBe(401);
});

test('questions and answers of a deleted account stay, by nobody in particular, and every count is right', async () => {
  const world = await createWorld();
  const [leaving, staying] = [await world.createPerson(), await world.createPerson()];
  const [mine, theirs] = [forumOf(world, leaving), forumOf(world, staying)];
  const asked = await mine.ask('Where do I register?');
  const accepted = await theirs.answer(asked, 'At the town hall.');
  await mine.accept(accepted.id);
  await theirs.voteQuestion(asked.id, 'false');
  const other = await theirs.ask('Where do I park?');
  const answer = await mine.answer(other, 'Nowhere.');
  await theirs.accept(answer.id);
  await theirs.voteAnswer(answer.id);
  await mine.voteQuestion(other.id);
  await mine.voteAnswer(accepted.id, 'false');
  await mine.open(other, 'true');

  expect((await remove(world, leaving)).status).toBe(204);

  const member = { full_name: 'Member', profile_photo: null };
  expect(await theirs.open(asked)).toMatchObject({
    ...{ title: 'Where do I register?', user: member, is_resolved: true },
    ...{ answer_count: 1, upvotes: 0, downvotes: 1, my_vote: 'down' },
    answers: [{ id: accepted.id, is_accepted: true, upvotes: 0, downvotes: 0 }],
  });
  expect(await theirs.open(other)).toMatchObject({
    ...{ is_resolved: true, answer_count: 1, upvotes: 0, downvotes: 0, view_count: 1 },
    answers: [{ id: answer.id, content: 'Nowhere.', user: member, is_accepted: true, upvotes: 1 }],
  });
  const { user: one } = await theirs.open(asked);
  const [{ user: another } = { user: null }] = (await theirs.open(other)).answers;
  // One author for all who left: the posts of a person cannot be put together again.
  expect(one).toEqual(another);
  expect(one.id).not.toBe(leaving.id);
});

test('a wrong password deletes nothing, and guesses are counted with those of verify-password', async () => {
  const world = await createWorld();
  const person = await world.createPerson();
  const wrong = { ...person, password: 'not this one' };
  expect(await remove(world, wrong)).toMatchObject({ status: 400, body: { detail: 'Incorrect password' } });
  for (let index = 0; index < 9; index += 1) {
    const body = { current_password: 'not this one' };
    await world.call(endpoints.verifyPassword, { body }, person);
  }
  const { body, status } = await remove(world, person);
  expect(status).toBe(429);
  expect((body as Problem).detail).toMatch(/^Too many failed attempts/);
  expect((await world.call(endpoints.getMe, {}, person)).status).toBe(200);
  world.clock.advance(span(15, 'minute'));
  expect((await remove(world, person)).status).toBe(204);
});

test('the same e-mail registers anew afterwards, even with the key of before, and finds nothing of before', async () => {
  const world = await createWorld();
  const body = { email: 'again@example.org', password: 'correct horse battery', full_name: 'Again' };
  const register = () =>
    world.call(endpoints.register, { body }, { headers: { 'Idempotency-Key': 'registered-once' } });
  const first = await register();
  const login = async () =>
    ((await world.call(endpoints.login, { body })).body as { access_token: string }).access_token;
  const token = await login();
  expect((await remove(world, { ...body, token })).status).toBe(204);
  const second = await register();
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body).not.toEqual(first.body);
  expect((await world.call(endpoints.listDocuments, {}, { token: await login() })).body).toEqual([]);
});

test('what is under way while an account is deleted ends with 401, and leaves nothing', async () => {
  const world = await createWorld();
  const person = await world.createPerson('Germany');
  const { call } = world;
  const upload = () =>
    call(endpoints.uploadDocument, { form: { file: fileOf(samples.pdf, 'a.pdf') } }, person);
  const ask = () => call(endpoints.createQuestion, { body: { title: 'Where?' } }, person);
  const replies = await Promise.all([
    ...Array.from({ length: 5 }, upload),
    ...Array.from({ length: 5 }, ask),
    remove(world, person),
    remove(world, person),
    ...Array.from({ length: 5 }, upload),
    ...Array.from({ length: 5 }, ask),
    ...Array.from({ length: 5 }, () => call(endpoints.getMe, {}, person)),
  ]);
  const statuses = new Set(replies.map(({ status }) => status));
  expect([200, 201, 204, 401]).toEqual(expect.arrayContaining([...statuses]));
  expect(statuses).toContain(204);
  // The letter about it is on its way.
  await vi.waitFor(async () => expect(await rowsOf(world, person)).toEqual({}));
  await keepHouse(world.deps, new Date(Date.now() + span(1, 'day')));
  expect(await world.files()).toEqual([]);
});

test('others go on reading, answering and voting while accounts are deleted', async () => {
  const world = await createWorld();
  const reader = await world.createPerson();
  const asked = await forumOf(world, reader).ask();
  const leaving = await Promise.all(Array.from({ length: 6 }, () => world.createPerson()));
  for (const person of leaving) await forumOf(world, person).voteQuestion(asked.id);
  const replies = await Promise.all(
    leaving.flatMap((person) => {
      const view = { params: { id: asked.id }, query: { count_view: 'true' as const } };
      return [
        world.call(endpoints.getQuestion, view, person),
        forumOf(world, person).tryAnswer(asked.id, 'At the town hall.'),
        remove(world, person),
        forumOf(world, person).voteQuestion(asked.id, 'false'),
        world.call(endpoints.getQuestion, view, reader),
      ];
    }),
  );
  const statuses = new Set(replies.map(({ status }) => status));
  expect([200, 201, 204, 401]).toEqual(expect.arrayContaining([...statuses]));
  const { upvotes, downvotes, answers, answer_count } = await forumOf(world, reader).open(asked);
  expect({ upvotes, downvotes, answer_count }).toEqual({
    upvotes: 0,
    downvotes: 0,
    answer_count: answers.length,
  });
});

test('a log-in or a new password that an account does not live to see is refused like a wrong one', async () => {
  const world = await createWorld();
  const person = await world.createPerson();
  const { email, password } = person;
  const logIn = () => world.call(endpoints.login, { body: { email, password } });
  const change = () => {
    const body = { email, current_password: password, new_password: 'another sentence that is long' };
    return world.call(endpoints.changePasswordByEmail, { body });
  };
  const replies = await Promise.all([remove(world, person), logIn(), change(), logIn(), change(), logIn()]);
  const statuses = new Set(replies.map(({ status }) => status));
  expect([200, 204, 400, 401]).toEqual(expect.arrayContaining([...statuses]));
});

test('an account is deleted though its files cannot be at once', async () => {
  const world = await createWorld();
  const person = await world.createPerson('Germany');
  await world.call(endpoints.uploadDocument, { form: { file: fileOf(samples.pdf, 'a.pdf') } }, person);
  const failing = vi.spyOn(world.deps.storage, 'delete').mockRejectedValue(new Error('The disk is away'));
  expect((await remove(world, person)).status).toBe(204);
  await vi.waitFor(() => expect(failing).toHaveBeenCalled());
  failing.mockRestore();
  expect(await world.files()).toHaveLength(1);
  await keepHouse(world.deps, new Date(Date.now() + span(1, 'day')));
  expect(await world.files()).toEqual([]);
});

test('nobody logs in, registers or asks for a link as the author of what deleted accounts wrote', async () => {
  const { call } = await createWorld();
  for (const email of ['', ' ', 'nobody']) {
    expect((await call(endpoints.login, { body: { email, password: '' } })).status).toBe(422);
    expect((await call(endpoints.requestPasswordReset, { body: { email } })).status).toBe(422);
  }
  expect((await call(endpoints.login, { body: { email: 'nobody', password: 'x' } })).status).toBe(401);
});
