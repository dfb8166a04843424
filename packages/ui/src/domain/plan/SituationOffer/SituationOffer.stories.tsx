import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { SituationOffer } from './SituationOffer.tsx';

const meta = preview.meta({
  title: 'Domain/Plan/SituationOffer',
  component: SituationOffer,
  args: { isKnown: false, href: '#situation' },
  decorators: [inColumn('30rem')],
  parameters: { layout: 'padded' },
});

export const NothingKnown = meta.story({
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Answer a few questions' })).toHaveFocus();
  },
});

export const Known = meta.story({
  args: { isKnown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Change your answers' })).toBeVisible();
  },
});
