import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { nativeProps } from '../../../../test/docs/nativeProps.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Stack } from '../../content/Stack/Stack.tsx';
import { NumberField } from './NumberField.tsx';

const meta = preview.meta({
  title: 'Primitives/Forms/NumberField',
  component: NumberField,
  argTypes: nativeProps('disabled', 'required', 'readOnly'),
  args: { label: 'Number of children', max: 20, onValueChange: fn() },
});

export const Default = meta.story({
  parameters: {
    modes: {
      longText: {
        args: {
          label: hardTexts.long,
          hint: hardTexts.unbroken,
          error: hardTexts.unbroken,
          max: 1e12,
          defaultValue: 1e9,
        },
      },
      rightToLeft: {
        args: { label: 'عدد الأطفال', hint: hardTexts.arabic.sentence, defaultValue: 2 },
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Number of children' });
    const increase = canvas.getByRole('button', { name: 'Increase Number of children' });
    // The names of the buttons contain the label, but it must only find the field.
    await expect(canvas.getAllByLabelText(/children/i)).toEqual([field]);
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Decrease Number of children' })).toHaveFocus();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('2');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await userEvent.tab();
    await expect(increase).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('4');
    await expect(canvas.getByRole('status')).toHaveTextContent('4');
  },
});

/** A button at a limit keeps the focus. */
export const Limits = meta.story({
  args: { defaultValue: 1, max: 2, hint: 'At most two can come with you.' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    const increase = canvas.getByRole('button', { name: /^Increase/ });
    const decrease = canvas.getByRole('button', { name: /^Decrease/ });
    await userEvent.click(increase);
    await expect(increase).toHaveAttribute('aria-disabled', 'true');
    await expect(increase).toHaveFocus();
    await userEvent.click(increase);
    await expect(field).toHaveValue('2');
    await userEvent.dblClick(decrease);
    await expect(field).toHaveValue('0');
    await expect(decrease).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(field);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(decrease);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
  },
});

const submitted = fn();

/** A wrong text stays in the field, and the form gets no number. */
export const WrongText = meta.story({
  args: { name: 'children', hint: 'Only children who come with you.' },
  render: (args) => (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submitted(new FormData(event.currentTarget).get('children'));
      }}
    >
      <NumberField {...args} />
      <Button type="submit" style={{ alignSelf: 'start' }}>
        Save
      </Button>
    </Stack>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '2,5');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(field).toHaveValue('2,5');
    await expect(field).toHaveAccessibleDescription(/Enter a whole number, such as 1$/);
    await userEvent.type(field, '{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.clear(field);
    await expect(field).toBeValid();
    await userEvent.type(field, '21{Enter}');
    await expect(field).toHaveAccessibleDescription(/Enter 20 or less$/);
    await expect(submitted).toHaveBeenLastCalledWith('');
    await userEvent.clear(field);
    await userEvent.type(field, '٣{Enter}');
    await expect(submitted).toHaveBeenLastCalledWith('3');
    await userEvent.clear(field);
    await userEvent.type(field, 'two{ArrowUp}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(submitted).toHaveBeenLastCalledWith('');
    await userEvent.tab();
    await expect(field).toHaveValue('two');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  },
});

/** The reader's decimal separator is shown; a comma and a point are both read. */
export const Decimal = meta.story({
  tags: ['test-only'],
  globals: { locale: 'de' },
  args: { label: 'Größe in Metern', step: 0.1, max: 3, name: 'height', defaultValue: 1.7 },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Größe in Metern' });
    await expect(field).toHaveValue('1,7');
    await expect(field).toHaveAttribute('inputmode', 'decimal');
    await userEvent.click(canvas.getByRole('button', { name: 'Größe in Metern erhöhen' }));
    await expect(field).toHaveValue('1,8');
    await userEvent.clear(field);
    await userEvent.type(field, '1.85');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1.85);
    await userEvent.tab();
    await expect(field).toHaveValue('1,85');
    await expect(canvasElement.querySelector('[name="height"]')).toHaveValue('1.85');
  },
});

export const Disabled = meta.story({
  args: { disabled: true, defaultValue: 2 },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack gap={6} style={{ maxInlineSize: '26rem' }}>
      <NumberField label="Empty" />
      <NumberField label="Filled" hint="Only children who come with you." defaultValue={2} />
      <NumberField label="At the lowest" optional defaultValue={0} />
      <NumberField label="At the highest" defaultValue={20} max={20} />
      <NumberField label="Decimal" step={0.5} defaultValue={12_345.5} />
      <NumberField label="Wrong" error="Enter the number of children" />
      <NumberField label="Read-only" readOnly defaultValue={2} />
      <NumberField label="Disabled" disabled defaultValue={2} />
    </Stack>
  ),
});
