import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { Stack } from '../../content/Stack/Stack.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { Field } from './Field.tsx';
import { CharacterCount } from './useCharacterCount.tsx';

/** For custom controls. Otherwise use TextField, Select and so on. */
const meta = preview.meta({
  title: 'Primitives/Forms/Field',
  component: Field,
  args: {
    label: 'Date of arrival',
    children: (control) => <input {...control} type="date" />,
  },
});

export const Default = meta.story({
  parameters: {
    modes: {
      longText: { args: { label: hardTexts.long, hint: hardTexts.unbroken, error: hardTexts.unbroken } },
      rightToLeft: {
        args: {
          label: hardTexts.arabic.action,
          hint: hardTexts.arabic.sentence,
          error: hardTexts.arabic.sentence,
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Date of arrival')).toHaveFocus();
  },
});

/** Hint and error describe the control, in visual order. */
export const Tied = meta.story({
  args: {
    hint: 'As it stands in your rental contract.',
    error: 'Enter the day on which you arrived',
    describedBy: 'note',
    after: <p id="note">It decides what is due first.</p>,
  },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByLabelText('Date of arrival');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription(
      'As it stands in your rental contract. Enter the day on which you arrived It decides what is due first.',
    );
    await userEvent.click(canvas.getByText('Date of arrival'));
    await expect(control).toHaveFocus();
  },
});

export const Choice = meta.story({
  render: () => (
    <ChoiceField
      rootPart="choice"
      label="Keep me posted"
      hint="At most one letter a week."
      error="Choose one"
    >
      {(control) => <input {...control} type="checkbox" />}
    </ChoiceField>
  ),
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('checkbox', { name: 'Keep me posted' });
    await expect(control).toHaveAccessibleDescription('At most one letter a week. Choose one');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
  },
});

export const Matrix = meta.story({
  render: ({ children }) => (
    <Stack gap={6} style={{ maxInlineSize: '26rem' }}>
      <Field label="Label alone">{children}</Field>
      <Field label="Optional" optional>
        {children}
      </Field>
      <Field label="With a hint" hint="As it stands in your rental contract.">
        {children}
      </Field>
      <Field label="Wrong" error="Enter the day on which you arrived">
        {children}
      </Field>
      <Field label="Label for the ear alone" labelHidden>
        {children}
      </Field>
      <Field
        label="Counted"
        describedBy="count"
        after={<CharacterCount id="count" text="Paris" limit={20} />}
      >
        {(control) => <input {...control} defaultValue="Paris" />}
      </Field>
      <ChoiceField rootPart="choice" label="Choice" hint="With a hint">
        {(control) => <input {...control} type="checkbox" />}
      </ChoiceField>
      <ChoiceField rootPart="choice" label="Choice that is disabled" disabled>
        {(control) => <input {...control} type="checkbox" disabled />}
      </ChoiceField>
    </Stack>
  ),
});
