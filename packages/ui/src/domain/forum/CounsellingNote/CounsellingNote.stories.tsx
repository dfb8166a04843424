import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { CounsellingNote, type CounsellingNoteProps } from './CounsellingNote.tsx';

const meta = preview.meta({
  title: 'Domain/Forum/CounsellingNote',
  component: CounsellingNote,
  args: { country: 'Germany' } as CounsellingNoteProps,
  parameters: { layout: 'padded' },
});

export const OneCountry = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: /^Migrationsberatung/ });
    await expect(link).toHaveAttribute('href', 'https://www.migrationsberatung.org/');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
});

export const BothCountries = meta.story({
  args: { country: null },
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});
