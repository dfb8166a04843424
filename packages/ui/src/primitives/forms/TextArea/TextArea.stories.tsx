import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { nativeProps } from '../../../../test/docs/nativeProps.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { Stack } from '../../content/Stack/Stack.tsx';
import { TextArea } from './TextArea.tsx';

const meta = preview.meta({
  title: 'Primitives/Forms/TextArea',
  component: TextArea,
  argTypes: nativeProps('disabled', 'required', 'readOnly'),
  args: { label: 'Details' },
});

export const Default = meta.story({
  parameters: {
    modes: {
      longText: { args: { defaultValue: `${hardTexts.long}\n${hardTexts.unbroken}`, limit: 2000 } },
      rightToLeft: { args: { label: 'التفاصيل', defaultValue: hardTexts.arabic.sentence, limit: 2000 } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'Details' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('First line{Enter}Second line');
    await expect(field).toHaveValue('First line\nSecond line');
  },
});

export const Counted = meta.story({ args: { optional: true, limit: 2000, defaultValue: hardTexts.long } });

export const WithError = meta.story({
  args: { label: 'Your answer', error: 'Write an answer first' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Write an answer first');
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack gap={6} style={{ maxInlineSize: '34rem' }}>
      <TextArea label="Empty" hint="What have you tried so far?" />
      <TextArea label="Two lines" rows={2} defaultValue="Bring the signed form." />
      <TextArea label="Too long" limit={100} defaultValue={hardTexts.long} />
      <TextArea label="Wrong" error="Write an answer first" rows={2} />
      <TextArea label="Disabled" disabled rows={2} defaultValue="Sent" />
    </Stack>
  ),
});
