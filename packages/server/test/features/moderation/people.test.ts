import { endpoints, moderationLimits } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { tokenFor } from '../../support/accountRequests.ts';
import { createTestServer, type Person } from '../../support/createTestServer.ts';
import { createModeratedForum } from '../../support/moderatedForum.ts';
import { createModerator, grounds } from '../../support/moderationRequests.ts';
import { watchPlans } from '../../support/queryPlans.ts';

async function createPeople(...names: { full_name: string; forum_name?: string }[]) {
  const server = await createTestServer();
  const moderator = await createModerator(server);
  const people: Person[] = [];
  for (const body of names) {
    const person = await server.createPerson();
    await server.requestOk(endpoints.updateMe, { body }, person);
    people.push(person);
  }
  const search = (q: string) => server.requestOk(endpoints.searchPeople, { body: { q } }, moderator);
  return { server, moderator, people, search };
}

const namesOf = ({ people }: { people: { full_name: string }[] }) => people.map(({ full_name }) => full_name);

test('a moderator finds people by the beginnings of their names and address, newest account first', async () => {
  const { server, people, search } = await createPeople(
    { full_name: 'Олена Коваль' },
    { full_name: 'Özgür Yıldız', forum_name: 'Ali from Lyon' },
    { full_name: 'Fatima Benali' },
    { full_name: 'Fatih Kaya' },
  );
  const [, , fatima] = people;
  for (const [q, names] of [
    ['ОЛЕНА', ['Олена Коваль']],
    ['ozgur yil', ['Özgür Yıldız']],
    ['LYON', ['Özgür Yıldız']],
    ['fati', ['Fatih Kaya', 'Fatima Benali']],
    ['benali fatima', ['Fatima Benali']],
    ['atima', []],
    ["%_'", []],
    [fatima?.email.toUpperCase() ?? '', ['Fatima Benali']],
  ] as const) {
    expect([q, namesOf(await search(q))]).toEqual([q, names]);
  }
  const { body } = await server.request(
    endpoints.searchPeople,
    { body: { q: 'f' } },
    await createModerator(server),
  );
  expect(body).toMatchObject({ errors: [{ path: 'q', code: 'too_short', limit: 2 }] });
});

test('the search follows a new name and a new address, and forgets a deleted account', async () => {
  const { server, people, search } = await createPeople({ full_name: 'Fatima Benali' });
  const [person] = people as [Person];
  await server.requestOk(endpoints.updateMe, { body: { full_name: 'Fatima Haddad' } }, person);
  expect(await search('benali')).toEqual({ people: [], has_more: false });
  const change = { email: 'new.address@example.org', current_password: person.password };
  await server.requestOk(endpoints.changeEmail, { body: change }, person);
  const token = await tokenFor(server, change.email, 'confirm');
  await server.requestOk(endpoints.confirmEmail, { body: { token } });
  expect((await search(person.email)).people).toEqual([]);
  expect((await search('new.address@example.org')).people).toMatchObject([
    { id: person.id, email: 'new.address@example.org', full_name: 'Fatima Haddad' },
  ]);
  const session = {
    token: await server
      .requestOk(endpoints.login, {
        body: { email: change.email, password: person.password },
      })
      .then(({ access_token }) => access_token),
  };
  await server.requestOk(endpoints.deleteAccount, { body: { current_password: person.password } }, session);
  expect((await search('haddad')).people).toEqual([]);
  expect(
    await server.db.query
      .selectFrom('person_words')
      .select('word')
      .where('user_id', '=', person.id)
      .execute(),
  ).toEqual([]);
});

test('a search returns at most its bound, says that there are more, and uses an index for each word', async () => {
  const names = Array.from({ length: moderationLimits.foundPeople + 1 }, () => ({ full_name: 'Amina Sow' }));
  const { server, search } = await createPeople(...names);
  const found = await search('amina');
  expect([found.people.length, found.has_more]).toEqual([moderationLimits.foundPeople, true]);
  const { scans } = await watchPlans(server, async () => {
    await search('amina sow');
  });
  expect(scans).toEqual([]);
});

test('the log has each search with its moderator, without its text', async () => {
  const { server, moderator, people, search } = await createPeople({ full_name: 'Fatima Benali' });
  const [person] = people as [Person];
  await search('fatima');
  await search('fatima');
  await search('another');
  await server.requestOk(endpoints.getPerson, { params: { id: person.id } }, moderator);
  const entries = server.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const searches = entries.filter(({ message }) => message === 'people searched');
  expect(searches).toMatchObject([
    { user: moderator.id, found: 1 },
    { user: moderator.id, found: 1 },
    { user: moderator.id, found: 0 },
  ]);
  const [first, second, third] = searches.map(({ query }) => query);
  expect(first).toMatch(/^[\w-]{12}$/);
  expect([second === first, third === first]).toEqual([true, false]);
  expect(server.lines.join('').toLowerCase()).not.toContain('fatima');
  expect(entries).toContainEqual(
    expect.objectContaining({ message: 'person looked up', user: moderator.id, person: person.id }),
  );
});

test('a moderator sees the account of a person and the decisions about them, newest first', async () => {
  const { server, forum, moderator, answer, third } = await createModeratedForum();
  const person = forum.people[1];
  await third.report('answer', answer.id);
  const [reported] = await moderator.cases();
  await moderator.decide(reported ?? { id: '', version: 0 }, 'remove');
  await moderator.suspend(person.id, { until: '2026-12-24T12:00:00.000Z', facts: 'Sells appointments.' });
  expect(await moderator.person(person.id)).toEqual({
    id: person.id,
    full_name: 'Person 2',
    forum_name: null,
    email: person.email,
    email_verified: true,
    created_at: '2026-11-20T09:00:00.000Z',
    is_moderator: false,
    suspension: { until: '2026-12-24T12:00:00.000Z', reason: 'spam', facts: 'Sells appointments.' },
  });
  const { moderator: name } = (await moderator.decisionsAbout(person.id))[0] ?? {};
  expect(await moderator.decisionsAbout(person.id)).toMatchObject([
    { action: 'suspend', moderator: name, facts: 'Sells appointments.' },
    { action: 'remove', moderator: name, rule: grounds.rule, post: { id: answer.id } },
  ]);
  const colleague = await createModerator(server);
  expect(await moderator.decisionsAbout(colleague.id)).toEqual([]);
  expect(await server.request(endpoints.getPerson, { params: { id: 'nobody' } }, colleague)).toMatchObject({
    status: 404,
    body: { code: 'person_not_found' },
  });
});
