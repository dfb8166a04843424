import { unnamedAuthor } from '@settlement-help/contract';
import { fixtures } from '@settlement-help/contract/testing';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { Byline } from './Byline.tsx';

const author = fixtures.openQuestion.user;
const before = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
const minute = 60_000;

const meta = preview.meta({
  title: 'Domain/Forum/Byline',
  component: Byline,
  args: { author, createdAt: fixtures.openQuestion.created_at },
  parameters: { layout: 'padded' },
});

export const JustNow = meta.story({
  parameters: {
    spec: ['§9 Time-ago labels: Just now'],
    modes: {
      rightToLeft: { args: { author: { ...author, full_name: hardTexts.arabic.name }, facts: ['Housing'] } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Just now')).toBeVisible();
  },
});

export const Ages = meta.story({
  parameters: {
    spec: ['§9 Time-ago labels: Nh ago', '§9 Time-ago labels: Nd ago', '§9 Time-ago labels: the date'],
  },
  render: () => (
    <Stack>
      {[59, 60, 24 * 60 - 1, 24 * 60, 168 * 60 - 1].map((minutes) => (
        <Byline key={minutes} author={author} createdAt={before(minutes * minute)} />
      ))}
      <Byline author={author} createdAt="2026-11-02T10:00:00.000Z" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const labels = canvas.getAllByRole('time').map((label) => label.textContent);
    await expect(labels).toEqual(['Just now', '1h ago', '23h ago', '1d ago', '6d ago', '02 Nov 2026']);
  },
});

/** A phone with a slow clock shows no negative age. */
export const FromTheFuture = meta.story({
  args: { createdAt: '2027-01-01T00:00:00.000Z' },
  parameters: { looksLike: 'domain-forum-byline--just-now' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Just now')).toBeVisible();
  },
});

export const WithFacts = meta.story({ args: { facts: ['Banking', '2 answers', '9 views'] } });

export const LongName = meta.story({
  args: { author: { ...author, full_name: hardTexts.unbroken }, facts: ['Transportation', '12 answers'] },
});

/** The server sends "Member" for a person without a name. */
export const WithoutName = meta.story({
  args: { author: { ...author, full_name: unnamedAuthor } },
  globals: { locale: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mitglied')).toBeVisible();
  },
});

export const ArabicName = meta.story({
  args: { author: { ...author, full_name: hardTexts.arabic.name }, facts: ['Housing'] },
});
