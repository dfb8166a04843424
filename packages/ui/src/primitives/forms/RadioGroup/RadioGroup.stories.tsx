import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { Stack } from '../../content/Stack/Stack.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'rented', label: 'I rent' },
  { value: 'shared', label: 'I live with somebody' },
  { value: 'none', label: 'I have no place yet' },
];

const hinted = [
  { value: 'public', label: 'Public', hint: 'Everybody who earns under the limit.' },
  { value: 'private', label: 'Private', hint: 'From the limit on, and the self-employed.' },
  { value: 'travel', label: 'Travel', hint: 'Does not count for a residence permit.', disabled: true },
];

const meta = preview.meta({
  title: 'Primitives/Forms/RadioGroup',
  component: RadioGroup,
  args: { label: 'Where do you live?', options, onValueChange: fn() },
});

const hardest = [
  { value: 'long', label: hardTexts.long, hint: hardTexts.long },
  { value: 'unbroken', label: hardTexts.unbroken, hint: hardTexts.unbroken },
];

/** One Tab stop; arrow keys select and wrap around. */
export const Default = meta.story({
  parameters: {
    modes: {
      longText: {
        args: {
          label: hardTexts.unbroken,
          hint: hardTexts.long,
          error: hardTexts.unbroken,
          options: hardest,
        },
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name });
    await expect(canvas.getByRole('radiogroup', { name: 'Where do you live?' })).toBeVisible();
    await userEvent.tab();
    await expect(radio('I rent')).toHaveFocus();
    await expect(radio('I rent')).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(radio('I rent')).toBeChecked();
    await userEvent.keyboard('{ArrowDown>}');
    await expect(radio('I live with somebody')).toBeChecked();
    await userEvent.keyboard('{/ArrowDown}{ArrowUp>}{/ArrowUp}{ArrowUp>}{/ArrowUp}');
    await expect(radio('I have no place yet')).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('none');
    await userEvent.tab();
    await expect(radio('I have no place yet')).not.toHaveFocus();
  },
});

export const ByItsLabel = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('I live with somebody'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('shared');
  },
});

export const Chosen = meta.story({ args: { defaultValue: 'shared' } });

export const WithHints = meta.story({
  args: {
    label: 'How are you insured?',
    hint: 'Look at the card that you show at the doctor.',
    options: hinted,
    defaultValue: 'public',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Look at the card that you show at the doctor.',
    );
    await expect(canvas.getByRole('radio', { name: 'Public' })).toHaveAccessibleDescription(
      'Everybody who earns under the limit.',
    );
    await expect(canvas.getByRole('radio', { name: 'Travel' })).toBeDisabled();
  },
});

export const WithError = meta.story({
  args: { error: 'Choose where you live' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choose where you live');
    await expect(group.closest('[data-part="radio-group"]')).toHaveAttribute('data-invalid');
  },
});

export const Inline = meta.story({
  args: {
    label: 'Have you registered your address?',
    inline: true,
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No, not yet' },
    ],
  },
});

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'rented' } });

const submitted = fn();

export const InAForm = meta.story({
  args: { name: 'home', defaultValue: 'shared' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted(new FormData(event.currentTarget).get('home'));
      }}
    >
      <RadioGroup {...args} />
      <button type="submit">Save</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'I rent' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(submitted).toHaveBeenLastCalledWith('rented');
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack gap={6} style={{ maxInlineSize: '26rem' }}>
      <RadioGroup label="Nothing chosen" options={options} />
      <RadioGroup label="Chosen" hint="With a hint" options={options} defaultValue="rented" />
      <RadioGroup label="With hints" optional options={hinted} defaultValue="private" />
      <RadioGroup label="Beside each other" inline options={options} defaultValue="none" />
      <RadioGroup label="Wrong" options={options} error="Choose where you live" />
      <RadioGroup label="Disabled" disabled options={options} defaultValue="rented" />
    </Stack>
  ),
});

export const ArrowKeysRightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: {
    label: hardTexts.arabic.action,
    hint: hardTexts.arabic.sentence,
    inline: true,
    defaultValue: 'a',
    options: [
      { value: 'a', label: hardTexts.arabic.word },
      { value: 'b', label: hardTexts.arabic.name },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft>}');
    await expect(canvas.getByRole('radio', { name: hardTexts.arabic.name })).toBeChecked();
    await userEvent.keyboard('{/ArrowLeft}');
  },
});
