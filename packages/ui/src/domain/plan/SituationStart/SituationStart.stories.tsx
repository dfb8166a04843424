import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { SituationStart } from './SituationStart.tsx';

const meta = preview.meta({
  title: 'Domain/Plan/SituationStart',
  component: SituationStart,
  args: { startHref: '#first', laterHref: '#checklist' },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Start' })).toHaveFocus();
    await expect(canvas.getByText('No other user sees your answers.')).toBeVisible();
    await expect(canvas.getByText('You can erase them at any time.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '#first');
    await expect(canvas.getByRole('link', { name: 'Not now' })).toHaveAttribute('href', '#checklist');
  },
});
