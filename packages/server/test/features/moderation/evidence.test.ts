import { endpoints } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { span } from '#server/core/clock.ts';
import { runCleanup } from '#server/jobs/cleanup.ts';
import { createModeratedForum, onlyCase } from '../../support/moderatedForum.ts';

const reportedText = 'Pay me, I know somebody.';

async function createReportedAnswer() {
  const stage = await createModeratedForum();
  const { server, forum, third, answer } = stage;
  const [, answerAuthor] = forum.people;
  await server.requestOk(endpoints.updateMe, { body: { forum_name: 'Helper' } }, answerAuthor);
  await third.report('answer', answer.id);
  return { ...stage, answerAuthor };
}

test('a case shows the reported text next to the edited one and adds each text that is reported later', async () => {
  const { forum, moderator, author, answer } = await createReportedAnswer();
  await forum.other.editAnswer(answer.id, 'Good luck!');
  const edited = await onlyCase(moderator);
  expect(edited).toMatchObject({
    post: { content: 'Good luck!' },
    evidence: {
      title: null,
      content: reportedText,
      frozen_at: expect.any(String),
      author_name: 'Person 2',
      author_forum_name: 'Helper',
      earlier_texts: 0,
    },
  });
  await forum.other.editAnswer(answer.id, 'Ask me.');
  await author.report('answer', answer.id);
  await forum.other.editAnswer(answer.id, 'Never mind.');
  expect(await onlyCase(moderator)).toMatchObject({
    evidence: { content: 'Ask me.', earlier_texts: 2 },
  });
  expect(await moderator.caseTexts(edited.id)).toMatchObject([
    { content: 'Ask me.', replaced_at: null },
    { content: 'Good luck!', replaced_at: expect.any(String) },
    { content: reportedText, replaced_at: null },
  ]);
});

test('evidence outlives the edit, the history, the post and the account until the retention period ends', async () => {
  const { server, forum, moderator, answer, answerAuthor, third } = await createReportedAnswer();
  await forum.other.editAnswer(answer.id, 'Good luck!');
  await third.report('answer', answer.id);
  await moderator.deleteHistory('answer', answer.id);
  await forum.other.removeAnswer(answer.id);
  const password = { current_password: answerAuthor.password };
  await server.requestOk(endpoints.deleteAccount, { body: password }, answerAuthor);
  const evidence = { content: reportedText, author_name: 'Person 2', author_forum_name: 'Helper' };
  const open = await onlyCase(moderator);
  expect(open).toMatchObject({ author: null, post: { state: 'deleted', content: null }, evidence });
  expect((await moderator.decide(open, 'dismiss')).body).toMatchObject({ evidence });

  const cleanUp = () => runCleanup(server.deps, new Date(0));
  server.clock.advance(span(199, 'day'));
  await cleanUp();
  const rows = () => server.db.query.selectFrom('case_evidence').select('content').execute();
  expect(await rows()).toEqual([{ content: reportedText }]);
  server.clock.advance(span(2, 'day'));
  await cleanUp();
  expect(await rows()).toEqual([]);
});

test('the evidence of an edited question has its earlier versions', async () => {
  const { forum, moderator, third, question } = await createModeratedForum();
  await forum.author.edit(question.id, { title: 'Where exactly?' });
  await third.report('question', question.id);
  const { id, evidence } = await onlyCase(moderator);
  expect(evidence).toMatchObject({ title: 'Where exactly?', earlier_texts: 1 });
  expect(await moderator.caseTexts(id)).toMatchObject([
    { title: 'Where exactly?', replaced_at: null },
    { title: 'Where?', replaced_at: expect.any(String) },
  ]);
});
