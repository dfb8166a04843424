import { createClient } from '@settlement-help/contract';
import { fail, neverRespond } from '@settlement-help/contract/testing';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { DestinationPicker } from './DestinationPicker.tsx';

const client = createClient();

const meta = preview.meta({
  title: 'Domain/Account/DestinationPicker',
  tags: ['control'],
  component: DestinationPicker,
  args: {
    onChoose: fn(async (country) => {
      await client.updateMe({ body: { settlement_country: country, country_selected: true } });
    }),
  },
  parameters: { layout: 'padded' },
});

export const Both = meta.story({
  parameters: {
    spec: [
      '§2 Choose Your Destination: France and Germany',
      '§2 Choose Your Destination: More countries coming soon',
      '§9 Countries: France and Germany only',
    ],
    modes: { rightToLeft: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Choose Your Destination' })).toBeVisible();
    await expect(canvas.getAllByRole('button').length).toBe(2);
    await expect(canvas.getByText('More countries coming soon')).toBeVisible();
  },
});

export const Keyboard = meta.story({
  tags: ['test-only'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /France/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Germany/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('Germany');
  },
});

/** Only one choice at a time: the other country is disabled meanwhile. */
export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('updateMe')),
  parameters: { spec: ['§4 Auth state: choosing a country updates the profile'] },
  play: async ({ args, canvas, userEvent }) => {
    const germany = canvas.getByRole('button', { name: /Germany/ });
    await userEvent.click(germany);
    await expect(germany).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /France/ }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
});

/** The app logs the failure; the picker stays usable. */
export const ChoiceFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(fail('updateMe', 500, 'Internal error')),
  parameters: { spec: ['§8 Auth: a failed country update is only logged'] },
  play: async ({ args, canvas, userEvent }) => {
    const france = canvas.getByRole('button', { name: /France/ });
    await userEvent.click(france);
    await waitFor(() => expect(france).toHaveAttribute('aria-busy', 'false'));
    await userEvent.click(france);
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(france).toHaveAttribute('aria-busy', 'false'));
  },
});
