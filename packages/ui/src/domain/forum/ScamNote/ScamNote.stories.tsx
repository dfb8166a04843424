import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { ScamNote } from './ScamNote.tsx';

const meta = preview.meta({
  title: 'Domain/Forum/ScamNote',
  component: ScamNote,
  args: { text: 'I can get you a slot in two days, write to me on Telegram.' },
  parameters: { layout: 'padded' },
});

export const Messenger = meta.story({
  parameters: { modes: { rightToLeft: true, forcedColors: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Careful: appointments at offices are free/)).toBeVisible();
  },
});

export const NoSign = meta.story({
  tags: ['test-only', '!autodocs'],
  args: { text: 'Appointments are free every morning at eight.' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('Careful');
  },
});
