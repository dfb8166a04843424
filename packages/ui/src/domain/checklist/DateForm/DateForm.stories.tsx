import { ApiError } from '@settlement-help/contract';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { DateForm, type DateFormProps } from './DateForm.tsx';

const meta = preview.meta({
  title: 'Domain/Checklist/DateForm',
  component: DateForm,
  args: {
    label: 'When did you move in?',
    hint: 'Then this step has its date.',
    onSave: fn<DateFormProps['onSave']>(async () => undefined),
  },
  decorators: [inColumn('30rem')],
  parameters: { layout: 'padded' },
});

export const Empty = meta.story({
  parameters: { modes: { rightToLeft: true } },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('5{Tab}11{Tab}2026{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('2026-11-05');
  },
});

/** Emptying the fields removes the day. */
export const WithADay = meta.story({
  args: { defaultValue: '2026-11-24', onCancel: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    for (const part of canvas.getAllByRole('textbox')) await userEvent.clear(part);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(null);
  },
});

/** The time of an appointment may be left empty. */
export const WithATime = meta.story({
  args: {
    label: 'When is your appointment?',
    hint: undefined,
    withTime: true,
    defaultValue: '2026-11-24T10:30',
  },
  play: async ({ args, canvas, userEvent }) => {
    const time = canvas.getByLabelText(/^Time/);
    await expect(time).toHaveValue('10:30');
    await userEvent.clear(time);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith('2026-11-24');
    await userEvent.type(time, '08:15');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenLastCalledWith('2026-11-24T08:15');
  },
});

export const NoDay = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      /Enter the day, the month and the year/,
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** A complete date that does not exist has its own message. */
export const NoSuchDay = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('30{Tab}2{Tab}2027{Enter}');
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/There is no such day/);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Month' }), '{Backspace}x{Enter}');
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Enter the month as a number: “x”/);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Month' }), '{Backspace}13{Enter}');
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/There is no such day/);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const Saving = meta.story({
  args: {
    defaultValue: '2026-11-24',
    onSave: fn<DateFormProps['onSave']>(() => new Promise<void>(() => undefined)),
    onCancel: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: {
    defaultValue: '2026-11-24',
    onSave: fn<DateFormProps['onSave']>(async () => {
      throw new ApiError({ kind: 'network' });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Network error. Please try again.');
  },
});
