import type { DueDate } from '@settlement-help/contract';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { Deadline } from './Deadline.tsx';

const due = (date: string | null, more: Partial<DueDate> = {}): DueDate => ({
  date,
  opens_on: null,
  kind: 'legal',
  law: '§ 17 BMG',
  law_url: 'https://www.gesetze-im-internet.de/bmg/__17.html',
  from: 'moved_in_on',
  ...more,
});

const meta = preview.meta({
  title: 'Domain/Checklist/Deadline',
  component: Deadline,
  args: { step: { due: due('2027-01-28'), booked_for: null }, today: '2026-11-20' },
  decorators: [inColumn('30rem')],
  parameters: { layout: 'padded' },
});

export const Future = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Do this by 28 January 2027')).toBeVisible();
    await expect(canvas.getByText('69 days left')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Soon = meta.story({
  args: { step: { due: due('2026-11-28'), booked_for: null }, withLaw: true },
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^§ 17 BMG/ })).toHaveFocus();
    await expect(canvas.getByText('Do this by 28 November 2026')).toHaveAttribute('data-variant', 'marker');
    await expect(canvas.getByText('8 days left')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^§ 17 BMG/ })).toBeVisible();
  },
});

export const Tomorrow = meta.story({
  args: { step: { due: due('2026-11-21'), booked_for: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 day left')).toBeVisible();
  },
});

export const Today = meta.story({
  args: { step: { due: due('2026-11-20'), booked_for: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Do this today')).toBeVisible();
  },
});

export const Past = meta.story({
  args: { step: { due: due('2026-11-14'), booked_for: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The date was 14 November 2026')).toBeVisible();
    await expect(
      canvas.getByText('The date has passed. Go anyway, and take proof that you tried.'),
    ).toBeVisible();
  },
});

/** A date without a law. */
export const Practical = meta.story({
  args: { step: { due: due('2026-12-20', { kind: 'practical', law: null }), booked_for: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Best done by 20 December 2026')).toBeVisible();
  },
});

export const PracticalPast = meta.story({
  args: { step: { due: due('2026-11-14', { kind: 'practical', law: null }), booked_for: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Best done now')).toBeVisible();
    await expect(canvas.queryByText(/has passed/)).toBeNull();
  },
});

export const Unknown = meta.story({
  args: { step: { due: due(null), booked_for: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Counts from the day you move in')).toBeVisible();
  },
});

export const Window = meta.story({
  args: { step: { due: due('2027-04-30', { opens_on: '2027-03-01' }), booked_for: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Opens on 1 March 2027')).toBeVisible();
    await expect(canvas.getByText('last day 30 April 2027')).toBeVisible();
  },
});

export const WindowOpen = meta.story({
  args: { step: { due: due('2026-11-30', { opens_on: '2026-09-30' }), booked_for: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Do this by 30 November 2026')).toBeVisible();
  },
});

export const Booked = meta.story({
  args: { step: { due: due('2026-11-28'), booked_for: '2026-11-24' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your appointment: 24 November 2026')).toBeVisible();
    await expect(canvas.getByText('due by 28 November 2026')).toBeVisible();
  },
});

export const BookedBefore = meta.story({
  args: { step: { due: due('2026-11-28'), booked_for: '2026-11-19' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Do this by 28 November 2026')).toBeVisible();
  },
});
