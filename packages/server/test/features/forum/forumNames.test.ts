import { endpoints } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { createModeratedForum, onlyCase } from '../../support/moderatedForum.ts';

async function createNamedForum() {
  const moderated = await createModeratedForum();
  const [, helper] = moderated.forum.people;
  const setName = (forum_name: string | null) =>
    moderated.server.request(endpoints.updateMe, { body: { forum_name } }, helper);
  return { ...moderated, helper, setName };
}

test('others see the name for the forum in questions, answers and the block list, and null shows the full name', async () => {
  const { forum, question, third, helper, setName } = await createNamedForum();
  const asked = await forum.other.ask('Where do I park?');
  expect(await setName(' Mira ')).toMatchObject({
    status: 200,
    body: { full_name: 'Person 2', forum_name: 'Mira' },
  });
  await third.block(helper.id);
  const names = async () => [
    (await forum.third.open(question)).answers[0]?.user.full_name,
    (await forum.third.open(asked)).user.full_name,
    await forum.third.list({ only: 'unanswered' }),
    (await third.blocked())[0]?.full_name,
  ];
  expect(await names()).toMatchObject(['Mira', 'Mira', [{ user: { full_name: 'Mira' } }], 'Mira']);
  await setName(null);
  expect(await names()).toMatchObject([
    ...['Person 2', 'Person 2'],
    [{ user: { full_name: 'Person 2' } }],
    'Person 2',
  ]);
});

test('moderators see both names in a case and in the log', async () => {
  const { moderator, third, answer, setName } = await createNamedForum();
  await setName('Mira');
  await third.report('answer', answer.id);
  const opened = await onlyCase(moderator);
  expect(opened.author).toMatchObject({ full_name: 'Person 2', forum_name: 'Mira' });
  await moderator.decide(opened, 'remove');
  expect(await moderator.decisions()).toMatchObject([{ person: 'Person 2', person_forum_name: 'Mira' }]);
});

test.each([
  ['of one character', 'M', 'too_short'],
  ['of 41 characters', 'M'.repeat(41), 'too_long'],
  ['of the people who run the site', 'Moderator', 'reserved_name'],
])('a name %s is refused', async (_kind, name, code) => {
  const { setName } = await createNamedForum();
  expect(await setName(name)).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'forum_name', code }] },
  });
});

test('the name for the forum is not found by the search', async () => {
  const { forum, setName } = await createNamedForum();
  await forum.other.ask('Where do I park?');
  await setName('Zephyrine');
  expect(await forum.third.list({ q: 'Zephyrine' })).toEqual([]);
});
