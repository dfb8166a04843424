import type { Country } from '@settlement-help/contract';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { ownFrame } from '../../../../test/ownFrame.ts';
import { Celebration } from './Celebration.tsx';

const meta = preview.meta({
  title: 'Domain/Checklist/Celebration',
  component: Celebration,
  args: { country: 'Germany' as Country, date: '2026-11-20T09:00:00.000Z', onStart: fn(), onEnd: fn() },
  parameters: { layout: 'fullscreen', docs: ownFrame },
});

const appears = () =>
  waitFor(() => expect(screen.getByRole('dialog', { name: 'Congratulations!' })).toBeVisible());

export const Congratulations = meta.story({
  parameters: {
    spec: ['§4 Celebration: Congratulations!', '§9 Celebration: 500 ms and 8 s'],
    modes: { rightToLeft: true },
  },
  play: async ({ args }) => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(args.onStart).not.toHaveBeenCalled();
    await appears();
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
});

export const France = meta.story({ args: { country: 'France' }, play: appears });

export const StoppedByTheButton = meta.story({
  parameters: { looksLike: 'domain-checklist-celebration--congratulations' },
  play: async ({ args, userEvent }) => {
    await appears();
    await expect(screen.getByRole('button', { name: 'Stop the celebration' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
});

export const StoppedByEscape = meta.story({
  parameters: { looksLike: 'domain-checklist-celebration--congratulations' },
  play: async ({ args, userEvent }) => {
    await appears();
    await userEvent.keyboard('{Escape}');
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
});
