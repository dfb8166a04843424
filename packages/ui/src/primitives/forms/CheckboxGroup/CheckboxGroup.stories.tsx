import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { Stack } from '../../content/Stack/Stack.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const options = [
  { value: 'partner', label: 'My partner' },
  { value: 'children', label: 'My children' },
  { value: 'parents', label: 'My parents' },
];

const hinted = [
  { value: 'small', label: 'Younger than 6', hint: 'They may get a place in a nursery.' },
  { value: 'school', label: '6 to 17', hint: 'They must go to school.' },
  { value: 'grown', label: '18 or older', hint: 'They need their own plan.', disabled: true },
];

const meta = preview.meta({
  title: 'Primitives/Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'Who moves with you?', options, onValueChange: fn() },
});

/** Each checkbox is a Tab stop. */
export const Default = meta.story({
  parameters: {
    modes: {
      longText: {
        args: {
          label: hardTexts.unbroken,
          hint: hardTexts.long,
          error: hardTexts.unbroken,
          options: [
            { value: 'long', label: hardTexts.long, hint: hardTexts.long },
            { value: 'unbroken', label: hardTexts.unbroken, hint: hardTexts.unbroken },
          ],
        },
      },
      rightToLeft: {
        args: {
          label: hardTexts.arabic.action,
          hint: hardTexts.arabic.sentence,
          defaultValue: ['a'],
          options: [
            { value: 'a', label: hardTexts.arabic.name },
            { value: 'b', label: hardTexts.arabic.word, hint: hardTexts.arabic.sentence },
          ],
        },
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    await expect(canvas.getByRole('group', { name: 'Who moves with you?' })).toBeVisible();
    await userEvent.click(canvas.getByText('My parents'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['parents']);
    box('My partner').focus();
    await userEvent.keyboard(' {Tab} ');
    await expect(box('My children')).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['partner', 'children', 'parents']);
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['partner', 'parents']);
  },
});

export const WithHints = meta.story({
  args: {
    label: 'How old are your children?',
    hint: 'On the day of your move.',
    options: hinted,
    defaultValue: ['school'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('On the day of your move.');
    await expect(canvas.getByRole('checkbox', { name: '6 to 17' })).toHaveAccessibleDescription(
      'They must go to school.',
    );
    await expect(canvas.getByRole('checkbox', { name: '18 or older' })).toBeDisabled();
  },
});

export const WithError = meta.story({
  args: { error: 'Choose at least one' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Choose at least one');
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeInvalid();
  },
});

export const Disabled = meta.story({ args: { disabled: true, defaultValue: ['partner'] } });

const submitted = fn();

/** The form needs one choice, submits each of them, and a reset restores the first ones. */
export const InAForm = meta.story({
  tags: ['test-only'],
  args: {
    name: 'family',
    required: true,
    defaultValue: ['children'],
    // The browser does not validate a disabled checkbox.
    options: [{ value: 'nobody', label: 'Nobody', disabled: true }, ...options],
  },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted(new FormData(event.currentTarget).getAll('family'));
      }}
    >
      <CheckboxGroup {...args} />
      <button type="submit">Save</button>
      <button type="reset">Start again</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = (name: string) => canvas.getByRole<HTMLInputElement>('checkbox', { name });
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await userEvent.click(box('My children'));
    submitted.mockClear();
    await press('Save');
    await expect(submitted).not.toHaveBeenCalled();
    await expect(box('My partner')).toHaveFocus();
    await expect(box('My partner').validationMessage).toBe('Choose at least one option');
    await userEvent.click(box('My parents'));
    await userEvent.click(box('My partner'));
    await press('Save');
    await expect(submitted).toHaveBeenLastCalledWith(['partner', 'parents']);
    await press('Start again');
    await expect(box('My children')).toBeChecked();
    await expect(box('My parents')).not.toBeChecked();
    await press('Save');
    await expect(submitted).toHaveBeenLastCalledWith(['children']);
  },
});

export const Matrix = meta.story({
  parameters: { modes: { forcedColors: true } },
  render: () => (
    <Stack gap={6} style={{ maxInlineSize: '26rem' }}>
      <CheckboxGroup label="Nothing chosen" options={options} />
      <CheckboxGroup
        label="Chosen"
        hint="With a hint"
        options={options}
        defaultValue={['partner', 'children']}
      />
      <CheckboxGroup label="With hints" optional options={hinted} defaultValue={['small']} />
      <CheckboxGroup label="Next to each other" inline options={options} defaultValue={['parents']} />
      <CheckboxGroup label="Wrong" options={options} error="Choose at least one" />
      <CheckboxGroup label="Disabled" disabled options={options} defaultValue={['partner']} />
    </Stack>
  ),
});
