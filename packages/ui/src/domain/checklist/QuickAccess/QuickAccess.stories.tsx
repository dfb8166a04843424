import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { hardTexts } from '../../../../test/texts.ts';
import { QuickAccess } from './QuickAccess.tsx';

const meta = preview.meta({
  title: 'Domain/Checklist/QuickAccess',
  component: QuickAccess,
  args: {
    hrefs: {
      checklist: '#checklist',
      documents: '#documents',
      services: '#services',
      community: '#community',
    },
    onIntent: fn(),
  },
  decorators: [inColumn('57rem')],
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  parameters: {
    spec: ['§2 Dashboard: each card leads to its screen', '§2 Dashboard: four quick-access cards'],
    modes: { rightToLeft: true },
  },
  play: async ({ canvas }) => {
    const addresses = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(addresses).toEqual(['#checklist', '#documents', '#services', '#community']);
  },
});

export const WithNotes = meta.story({
  args: {
    notes: {
      checklist: 'Step 3 of 10 is open',
      documents: '4 papers, private to you',
      services: 'Offices and everyday services in Germany',
      community: '2 new answers to your question',
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Settlement Checklist Step 3 of 10 is open' }),
    ).toBeVisible();
  },
});

/** The next section can be preloaded on hover. */
export const TellsTheIntent = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(args.onIntent).toHaveBeenLastCalledWith('documents');
  },
});

export const LongNotes = meta.story({
  args: { notes: { checklist: hardTexts.long, documents: hardTexts.unbroken } },
});
