import { expect, fireEvent, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { Stack } from '../../content/Stack/Stack.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';

const meta = preview.meta({
  title: 'Primitives/Forms/DateField',
  component: DateField,
  args: { label: 'When did you move in?', onValueChange: fn() },
});

export const Default = meta.story({
  parameters: {
    modes: {
      longText: {
        args: { label: hardTexts.unbroken, hint: hardTexts.long, error: hardTexts.unbroken },
        render: (args: DateFieldProps) => (
          <div style={{ maxInlineSize: 288 }}>
            <DateField {...args} />
          </div>
        ),
      },
      rightToLeft: {
        args: { label: hardTexts.arabic.action, hint: hardTexts.arabic.sentence, defaultValue: '2026-11-05' },
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'When did you move in?' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveFocus();
    await userEvent.keyboard('5{Tab}11{Tab}2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-05');
  },
});

export const WithADate = meta.story({
  args: { defaultValue: '2026-02-09', hint: 'As in the lease, such as 27 3 2026.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveValue('9');
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toHaveValue('2');
    for (const part of canvas.getAllByRole('textbox')) await userEvent.clear(part);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
});

export const WithError = meta.story({
  args: { defaultValue: '2026-02-31', error: 'There is no such day. Write it as 27 3 2026.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/^There is no such day/);
    for (const part of canvas.getAllByRole('textbox')) await expect(part).toBeInvalid();
  },
});

export const Disabled = meta.story({ args: { defaultValue: '2026-11-05', disabled: true } });

/** The browser draws the calendar, so the test picks a day as the browser does. */
export const WithPicker = meta.story({
  args: { picker: true, defaultValue: '2026-11-05' },
  parameters: { modes: { rightToLeft: true } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const native = canvasElement.querySelector<HTMLInputElement>('[type="date"]');
    if (!native) throw new Error('This browser has no calendar');
    const showPicker = fn();
    native.showPicker = showPicker;
    await expect(native).toHaveValue('2026-11-05');
    const button = canvas.getByRole('button', { name: 'Open the calendar' });
    await userEvent.click(button);
    await expect(showPicker).toHaveBeenCalledOnce();
    button.blur();
    fireEvent.change(native, { target: { value: '2027-03-27' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-03-27');
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveValue('27');
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toHaveValue('3');
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toHaveValue('2027');
    await expect(button).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Day' }), '{Backspace}');
    await expect(native).toHaveValue('2027-03-02');
  },
});

const submitted = fn();

export const InAForm = meta.story({
  args: { name: 'moved_in_on' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted(new FormData(event.currentTarget).get('moved_in_on'));
      }}
    >
      <DateField {...args} />
      <button type="submit">Save</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Day' }), '٢٧');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Month' }), '3');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Year' }), '2026{Enter}');
    await expect(submitted).toHaveBeenLastCalledWith('2026-03-27');
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack gap={6} style={{ maxInlineSize: '26rem' }}>
      <DateField label="Empty" />
      <DateField label="With a hint" hint="Such as 27 3 2026." optional defaultValue="2026-11-05" />
      <DateField
        label="Wrong"
        defaultValue="2026-13-05"
        error="There is no such day. Write it as 27 3 2026."
      />
      <DateField label="With a calendar" picker defaultValue="2026-11-05" />
      <DateField label="Disabled" picker defaultValue="2026-11-05" disabled />
    </Stack>
  ),
});
