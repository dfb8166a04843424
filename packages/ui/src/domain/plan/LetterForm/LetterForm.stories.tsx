import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { letter } from '../../../../test/letters.ts';
import type { LetterValues } from '../Letter/letterText.ts';
import { LetterForm } from './LetterForm.tsx';

const meta = preview.meta({
  title: 'Domain/Plan/LetterForm',
  component: LetterForm,
  args: { letter, known: { written_on: '2026-11-20' } as LetterValues, onPrint: fn() },
  parameters: { layout: 'padded' },
});

const printButton = { name: 'Print the letter' };

export const FillsIn = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveFocus();
    await userEvent.keyboard('Amira Haddad');
    await userEvent.tab();
    await userEvent.keyboard('Sonnenallee 12');
    await expect(canvas.getByRole('textbox', { name: 'Your address' })).toHaveValue('Sonnenallee 12');
    await userEvent.click(canvas.getByRole('radio', { name: 'for work' }));
    await expect(canvas.getByText('zum Zweck der Beschäftigung')).toBeVisible();
    await expect(canvas.getByRole('group', { name: /^The day your visa ends/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', printButton));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: /empty lines/ })).toBeNull();
  },
});

export const Missing = meta.story({
  args: { known: { name: 'Amira Haddad', ends_on: '2027-02-30' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', printButton));
    await expect(args.onPrint).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Your address' })).toHaveAccessibleDescription(
      'Fill this in, or print the letter with empty lines.',
    );
    await expect(canvas.getByRole('group', { name: /^The day your visa ends/ })).toHaveAccessibleDescription(
      'There is no such day. Check the day, the month and the year.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).not.toHaveAttribute('aria-invalid');
  },
});

export const PrintedWithEmptyLines = meta.story({
  tags: ['test-only'],
  args: { known: { name: 'Amira Haddad', ends_on: '2027-02-30' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', printButton));
    await userEvent.click(canvas.getByRole('button', { name: /^Print with empty lines/ }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
});
