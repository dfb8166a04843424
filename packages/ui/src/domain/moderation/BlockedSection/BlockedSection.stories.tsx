import { createClient } from '@settlement-help/contract';
import { failNetwork, fixtures } from '@settlement-help/contract/testing';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { BlockedSection } from './BlockedSection.tsx';

const client = createClient();

const meta = preview.meta({
  title: 'Domain/Moderation/BlockedSection',
  component: BlockedSection,
  args: {
    people: [fixtures.blockedPerson],
    onUnblock: async (id) => {
      await client.unblockPerson({ params: { id } });
    },
  },
  parameters: { layout: 'padded' },
});

export const Unblocked = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Unblock Jonas Okafor' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Jonas Okafor is no longer blocked')).toBeInTheDocument();
  },
});

export const Nobody = meta.story({
  args: { people: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have blocked nobody.')).toBeVisible();
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(failNetwork('unblockPerson')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unblock Jonas Okafor' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Network error. Please try again.');
  },
});
