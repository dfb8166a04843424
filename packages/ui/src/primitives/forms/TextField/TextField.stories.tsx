import { Search } from 'lucide';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { nativeProps } from '../../../../test/docs/nativeProps.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { Stack } from '../../content/Stack/Stack.tsx';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  title: 'Primitives/Forms/TextField',
  component: TextField,
  argTypes: nativeProps('disabled', 'required', 'readOnly'),
  args: { label: 'Full name' },
});

export const Default = meta.story({
  parameters: {
    modes: {
      longText: {
        args: {
          label: hardTexts.long,
          hint: hardTexts.unbroken,
          error: hardTexts.unbroken,
          defaultValue: hardTexts.long,
        },
      },
      rightToLeft: {
        args: {
          label: 'الاسم الكامل',
          hint: hardTexts.arabic.sentence,
          error: hardTexts.arabic.sentence,
          icon: Search,
          defaultValue: hardTexts.arabic.name,
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'Full name' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Amira Haddad');
    await expect(field).toHaveValue('Amira Haddad');
  },
});

export const Email = meta.story({
  args: { label: 'Email', type: 'email', autoComplete: 'email', defaultValue: 'amira@example.org' },
});

export const WithHint = meta.story({
  args: { hint: 'As it stands in your passport.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('As it stands in your passport.');
  },
});

export const WithError = meta.story({
  args: { label: 'Email', hint: 'We write to it only when you ask.', error: 'Email required' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('We write to it only when you ask. Email required');
  },
});

export const Optional = meta.story({
  args: { label: 'Phone number', type: 'tel', optional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Phone number (optional)' })).toBeVisible();
  },
});

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'Amira Haddad' } });

export const ReadOnly = meta.story({
  args: { label: 'Email', readOnly: true, defaultValue: 'amira@example.org' },
});

export const LabelHidden = meta.story({
  args: {
    label: 'Search services',
    labelHidden: true,
    type: 'search',
    icon: Search,
    placeholder: 'Search services',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search services' })).toBeVisible();
  },
});

export const Counted = meta.story({
  args: { label: 'Title', limit: 20 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Title' });
    await userEvent.type(field, 'Where is it 🏠');
    await expect(field).toHaveAccessibleDescription('13 of 20 characters');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('7 characters left'), {
      timeout: 3000,
    });
  },
});

export const TooLong = meta.story({
  args: { label: 'Title', limit: 20, defaultValue: 'Where do I register my address?' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('11 characters too many');
  },
});

/** Prefix and suffix are part of the name; a click on them focuses the field. */
export const PrefixAndSuffix = meta.story({
  args: { label: 'Rent', prefix: '€', suffix: 'per month', inputMode: 'decimal', defaultValue: '850' },
  parameters: {
    modes: {
      longText: {
        args: {
          label: hardTexts.long,
          prefix: hardTexts.long,
          suffix: hardTexts.unbroken,
          error: hardTexts.unbroken,
        },
      },
      rightToLeft: {
        args: { label: 'الإيجار', hint: hardTexts.arabic.sentence, suffix: 'في الشهر', defaultValue: '850' },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Rent € per month' });
    await expect(field).toHaveValue('850');
    await userEvent.click(canvas.getByText('€'));
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await userEvent.click(canvas.getByText('per month'));
    await expect(field).toHaveFocus();
  },
});

/** A web address has `dir="ltr"`, so that its prefix stays on the left. */
export const PrefixOfAnAddress = meta.story({
  args: {
    label: 'Website',
    inputMode: 'url',
    dir: 'ltr',
    prefix: 'https://',
    defaultValue: 'example.org',
    error: 'There is no such website',
  },
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Website https://' });
    await expect(field).toBeInvalid();
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack gap={6} style={{ maxInlineSize: '26rem' }}>
      <TextField label="Empty" />
      <TextField label="Filled" hint="With a hint" defaultValue="Amira Haddad" />
      <TextField label="Optional" optional placeholder="Apartment 4" />
      <TextField label="With an icon" icon={Search} suffix="kg" defaultValue="23" />
      <TextField
        label="Wrong"
        error="Enter an email address such as name@example.org"
        defaultValue="amira@"
      />
      <TextField label="Counted" limit={200} defaultValue="Where do I register?" />
      <TextField label="Read-only" suffix="€" readOnly defaultValue="850" />
      <TextField label="Disabled" prefix="https://" dir="ltr" disabled defaultValue="example.org" />
    </Stack>
  ),
});
