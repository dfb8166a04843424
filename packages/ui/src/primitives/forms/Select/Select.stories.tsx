import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { nativeProps } from '../../../../test/docs/nativeProps.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { Stack } from '../../content/Stack/Stack.tsx';
import { Select } from './Select.tsx';

const categories = [
  { value: 'general', label: 'General' },
  { value: 'housing', label: 'Housing' },
  { value: 'banking', label: 'Banking' },
];

const meta = preview.meta({
  title: 'Primitives/Forms/Select',
  component: Select,
  argTypes: nativeProps('disabled', 'required'),
  args: { label: 'Category', options: categories, onChange: fn() },
});

export const Default = meta.story({
  parameters: {
    modes: {
      longText: {
        args: {
          label: hardTexts.long,
          options: [
            { value: 'long', label: hardTexts.long },
            { value: 'unbroken', label: hardTexts.unbroken },
          ],
        },
      },
      rightToLeft: { args: { label: 'الفئة', options: [{ value: 'a', label: hardTexts.arabic.action }] } },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Category' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'Housing');
    await expect(select).toHaveValue('housing');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

export const WithPlaceholder = meta.story({
  args: { label: 'Country of origin', optional: true, placeholder: 'Prefer not to say' },
});

export const WithError = meta.story({
  args: { placeholder: 'Choose a category', error: 'Choose a category' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose a category');
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

export const Matrix = meta.story({
  render: () => (
    <Stack gap={6} style={{ maxInlineSize: '26rem' }}>
      <Select label="Chosen" options={categories} defaultValue="banking" />
      <Select label="With a hint" hint="It decides who sees your question." options={categories} />
      <Select label="Nothing chosen" options={categories} placeholder="Choose a category" />
      <Select label="Wrong" options={categories} placeholder="Choose a category" error="Choose a category" />
      <Select label="Disabled" options={categories} disabled />
    </Stack>
  ),
});
