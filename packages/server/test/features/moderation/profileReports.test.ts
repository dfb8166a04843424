import { endpoints } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { span } from '#server/core/clock.ts';
import { runCleanup } from '#server/jobs/cleanup.ts';
import { forumOf } from '../../support/forumRequests.ts';
import { createModeratedForum, onlyCase } from '../../support/moderatedForum.ts';
import { createModerator, moderationOf } from '../../support/moderationRequests.ts';
import { png } from '../../support/pictures.ts';
import { fileOf } from '../../support/samples.ts';

const name = { reason: 'harassment', about: 'name' } as const;
const photo = { reason: 'personal_data', about: 'photo' } as const;

/** The author of the answer has a name for the forum and a photo. */
async function createStage() {
  const stage = await createModeratedForum();
  const { server, forum } = stage;
  const person = forum.people[1];
  const save = (body: object) => server.request(endpoints.updateMe, { body }, person);
  const uploadPhoto = async () => {
    const form = { file: fileOf(await png(), 'me.png') };
    const uploaded = await server.requestOk(endpoints.uploadProfilePhoto, { form }, person);
    await save(uploaded);
    return uploaded.profile_photo;
  };
  await save({ forum_name: 'Idiot Hunter' });
  const shown = async () => {
    const params = { id: stage.question.id };
    const { answers } = await server.requestOk(endpoints.getQuestion, { params }, forum.people[2]);
    const { full_name, profile_photo } = answers[0]?.user ?? {};
    return { full_name, profile_photo };
  };
  return { ...stage, person, save, uploadPhoto, shown };
}

test('a removed name is replaced, and cannot be chosen again in another form', async () => {
  const { findEmail, moderator, other, third, author, answer, person, save, shown } = await createStage();
  await third.report('answer', answer.id, name);
  await author.report('answer', answer.id, name);
  const reported = await onlyCase(moderator);
  expect(reported).toMatchObject({
    post: null,
    profile: { part: 'name', state: 'visible' },
    report_count: 2,
    evidence: { author_forum_name: 'Idiot Hunter', author_name: 'Person 2', title: null, photo: null },
  });
  expect((await moderator.decide(reported, 'hide')).status).toBe(422);
  expect(await moderator.decide(reported, 'remove')).toMatchObject({
    body: { profile: { state: 'removed' }, closed_at: expect.any(String) },
  });
  expect(await shown()).toMatchObject({ full_name: 'Member' });
  await findEmail(person.email, 'A moderator has removed your name.');
  expect(await other.notices()).toMatchObject([
    { action: 'remove', profile_part: 'name', post: null, is_in_force: true },
  ]);

  expect((await save({ city: 'Metz' })).status).toBe(200);
  expect((await save({ forum_name: 'Samira' })).status).toBe(200);
  expect(await shown()).toMatchObject({ full_name: 'Samira' });
  for (const again of ['Idiot Hunter', 'ÎDIOT  hunter', 'Idi0t-Hunter']) {
    expect(await save({ forum_name: again })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'forum_name', code: 'removed_name' }] },
    });
  }
  expect(await save({ forum_name: null, full_name: 'Idiot Hunter' })).toMatchObject({ status: 422 });
});

test('a full name that is removed is not shown until another name is chosen', async () => {
  const { moderator, third, answer, save, shown } = await createStage();
  await save({ forum_name: null });
  await third.report('answer', answer.id, name);
  await moderator.decide(await onlyCase(moderator), 'remove');
  expect(await shown()).toMatchObject({ full_name: 'Member' });
  await save({ forum_name: 'Samira' });
  expect(await shown()).toMatchObject({ full_name: 'Samira' });
  expect((await save({ forum_name: null })).status).toBe(422);
});

test('a removed photo is shown to nobody, and comes back with a granted objection', async () => {
  const stage = await createStage();
  const { createColleague, server, moderator, other, third, answer, save, uploadPhoto, shown } = stage;
  expect((await third.report('answer', answer.id, photo)).status).toBe(404);
  const address = await uploadPhoto();
  expect(await shown()).toMatchObject({ profile_photo: address });
  await third.report('answer', answer.id, photo);
  const reported = await onlyCase(moderator);
  expect(reported).toMatchObject({
    profile: { part: 'photo', state: 'visible' },
    evidence: { photo: expect.stringMatching(/^data:image\/webp;base64,UklGR/), content: null, title: null },
  });
  expect(await moderator.caseTexts(reported.id)).toEqual([]);
  await moderator.decide(reported, 'remove');
  expect(await shown()).toMatchObject({ profile_photo: null });
  expect((await server.app.request(address)).status).toBe(404);
  // The profile sends what it shows.
  expect(await save({ profile_photo: null })).toMatchObject({ body: { profile_photo: null } });

  const [notice = { id: '' }] = await other.notices();
  expect(notice).toMatchObject({ profile_part: 'photo', is_in_force: true });
  expect((await other.objectTo(notice.id)).status).toBe(201);
  expect(await moderator.cases()).toEqual([]);
  const colleague = await createColleague();
  await colleague.decide(await onlyCase(colleague), 'grant');
  expect(await shown()).toMatchObject({ profile_photo: address });
  expect((await server.app.request(address)).status).toBe(200);
  expect(await other.notices()).toMatchObject([{ is_in_force: false }]);
});

test('the evidence of a photo outlives the photo and the account until the case is erased', async () => {
  const { server, moderator, third, answer, person, uploadPhoto } = await createStage();
  await uploadPhoto();
  await third.report('answer', answer.id, photo);
  await uploadPhoto();
  const evidence = { photo: expect.stringMatching(/^data:image\/webp/) };
  expect(await onlyCase(moderator)).toMatchObject({ profile: { state: 'deleted' }, evidence });
  const body = { current_password: person.password };
  await server.requestOk(endpoints.deleteAccount, { body }, person);
  const reported = await onlyCase(moderator);
  expect(reported).toMatchObject({ author: null, profile: { state: 'deleted' }, evidence });
  expect((await moderator.decide(reported, 'remove')).status).toBe(409);
  await moderator.decide(reported, 'dismiss');
  server.clock.advance(span(201, 'day'));
  await runCleanup(server.deps, new Date(0));
  expect(await server.db.query.selectFrom('case_evidence').select('id').execute()).toEqual([]);
});

test('a moderator can restore a removed name, and another one decides about their own', async () => {
  const { server, moderator, third, answer, shown } = await createStage();
  await third.report('answer', answer.id, name);
  await moderator.decide(await onlyCase(moderator), 'remove');
  await moderator.decide(await onlyCase(moderator, 'closed'), 'restore');
  expect(await shown()).toMatchObject({ full_name: 'Idiot Hunter' });

  const person = await createModerator(server);
  const colleague = moderationOf(server, person);
  const post = await forumOf(server, person).ask('Why?');
  await third.report('question', post.id, name);
  const reported = await onlyCase(moderator);
  expect(await colleague.cases()).toEqual([]);
  expect((await colleague.decide(reported, 'dismiss')).status).toBe(404);
  expect((await colleague.report('question', post.id, name)).status).toBe(403);
});
