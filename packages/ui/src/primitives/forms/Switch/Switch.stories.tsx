import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { nativeProps } from '../../../../test/docs/nativeProps.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { Stack } from '../../content/Stack/Stack.tsx';
import { Switch } from './Switch.tsx';

const meta = preview.meta({
  title: 'Primitives/Forms/Switch',
  component: Switch,
  argTypes: nativeProps('disabled', 'required'),
  args: { label: 'Email about new answers', onCheckedChange: fn() },
});

export const Default = meta.story({
  parameters: {
    modes: {
      longText: {
        render: () => (
          <Stack style={{ maxInlineSize: 288 }}>
            <Switch label={hardTexts.long} hint={hardTexts.long} />
            <Switch
              label={hardTexts.unbroken}
              hint={hardTexts.unbroken}
              error={hardTexts.unbroken}
              defaultChecked
            />
          </Stack>
        ),
      },
      rightToLeft: {
        render: () => (
          <Stack gap={2}>
            <Switch label={hardTexts.arabic.action} hint={hardTexts.arabic.sentence} />
            <Switch label={hardTexts.arabic.action} defaultChecked />
          </Stack>
        ),
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Email about new answers' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Enter}');
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
});

export const ByItsLabel = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Email about new answers'));
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledOnce();
  },
});

export const On = meta.story({ args: { defaultChecked: true } });

export const WithHint = meta.story({
  args: { hint: 'To amira@example.org, once a day at most.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      'To amira@example.org, once a day at most.',
    );
  },
});

/** A controlled switch does not change until its value changes. */
export const NotSaved = meta.story({
  args: { checked: false, error: 'Something went wrong. Please try again.' },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch');
    await userEvent.click(control);
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await expect(control).not.toBeChecked();
    await expect(control).toHaveAccessibleDescription('Something went wrong. Please try again.');
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Email about new answers'));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack gap={2} style={{ maxInlineSize: '26rem' }}>
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="With a hint" hint="Once a day at most." defaultChecked />
      <Switch label="Optional" optional />
      <Switch label="Wrong" error="Something went wrong. Please try again." />
      <Switch label="Wrong and on" error="Something went wrong. Please try again." defaultChecked />
      <Switch label="Disabled" disabled />
      <Switch label="Disabled and on" disabled defaultChecked />
    </Stack>
  ),
});
