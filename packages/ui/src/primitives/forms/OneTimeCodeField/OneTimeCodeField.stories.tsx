import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { nativeProps } from '../../../../test/docs/nativeProps.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { Stack } from '../../content/Stack/Stack.tsx';
import { OneTimeCodeField } from './OneTimeCodeField.tsx';

const meta = preview.meta({
  title: 'Primitives/Forms/OneTimeCodeField',
  component: OneTimeCodeField,
  argTypes: nativeProps('disabled', 'required', 'readOnly'),
  args: { label: 'Code from the app', onValueChange: fn(), onComplete: fn() },
});

export const Default = meta.story({
  parameters: {
    modes: {
      longText: {
        args: {
          label: hardTexts.long,
          hint: hardTexts.unbroken,
          error: hardTexts.unbroken,
          defaultValue: '123456789012',
        },
      },
      rightToLeft: {
        args: { label: 'الرمز من التطبيق', hint: hardTexts.arabic.sentence, defaultValue: '123456' },
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'Code from the app' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.keyboard('12345');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('6');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('123456');
  },
});

/** Spaces and dashes are removed, and the caret keeps its place. */
export const Pasted = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'primitives-forms-onetimecodefield--default' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    for (const text of ['123 456', ' 123-456\n', '١٢٣\u2009٤٥٦', '12–34–56']) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(text);
      await expect(field).toHaveValue('123456');
      await expect(args.onComplete).toHaveBeenLastCalledWith('123456');
    }
    field.setSelectionRange(3, 3);
    await userEvent.keyboard('9');
    // A longer code is not cut, so that nothing typed is lost.
    await expect(field).toHaveValue('1239456');
    await expect(args.onComplete).toHaveBeenCalledTimes(4);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onComplete).toHaveBeenCalledTimes(5);
  },
});

export const WithError = meta.story({
  args: {
    hint: 'The app shows a new code every 30 seconds.',
    error: 'This code is not right',
    defaultValue: '123456',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'The app shows a new code every 30 seconds. This code is not right',
    );
  },
});

export const Disabled = meta.story({ args: { disabled: true, defaultValue: '123456' } });

export const Matrix = meta.story({
  render: () => (
    <Stack gap={6} style={{ maxInlineSize: '26rem' }}>
      <OneTimeCodeField label="Empty" />
      <OneTimeCodeField label="Filled" hint="With a hint" defaultValue="123456" />
      <OneTimeCodeField label="Four digits" optional length={4} defaultValue="1234" />
      <OneTimeCodeField label="Eight digits" length={8} defaultValue="12345678" />
      <OneTimeCodeField label="Wrong" error="Enter a code" />
      <OneTimeCodeField label="Read-only" readOnly defaultValue="123456" />
      <OneTimeCodeField label="Disabled" disabled defaultValue="123456" />
    </Stack>
  ),
});
