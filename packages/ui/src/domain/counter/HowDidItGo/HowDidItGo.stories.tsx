import { ApiError } from '@settlement-help/contract';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { counterGuide } from '../../../../test/counterGuide.ts';
import { inColumn } from '../../../../test/inColumn.tsx';
import { Stamp } from '../../checklist/Stamp/Stamp.tsx';
import { HowDidItGo, type HowDidItGoProps } from './HowDidItGo.tsx';

/** Completes the step as the app would. */
function Stateful({ onWorked, ...props }: HowDidItGoProps) {
  const [isDone, setIsDone] = useState(props.isDone);
  const complete = async () => {
    await onWorked();
    setIsDone(true);
  };
  return <HowDidItGo {...props} isDone={isDone} onWorked={complete} />;
}

const meta = preview.meta({
  title: 'Domain/Counter/HowDidItGo',
  component: HowDidItGo,
  render: (args) => <Stateful {...args} />,
  args: {
    guide: counterGuide,
    isDone: false,
    onWorked: fn<() => Promise<void>>(async () => undefined),
    stamp: <Stamp word="Anmeldung" date="29 Nov 2026" lang="de" />,
    stepHref: '/steps/germany/anmeldung',
    letterHref: (key) => `/letters/germany/${key}`,
    appointmentHref: '/checklist#anmeldung',
  },
  decorators: [inColumn('28rem')],
  parameters: { layout: 'padded' },
});

export const Asked = meta.story();

export const Worked = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'It worked' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onWorked).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('Well done. The step is marked as done.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    const [result] = canvas.getAllByRole('status') as [HTMLElement];
    await expect(result).toHaveFocus();
    await expect(result.querySelector('svg')).toBeVisible();
  },
});

export const DocumentMissing = meta.story({
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'It did not' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'A document was missing' }));
    await expect(canvas.queryByText(/^A paper is missing/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'What to bring and where to go' })).toHaveAttribute(
      'href',
      '/steps/germany/anmeldung',
    );
    await expect(canvas.getByText(counterGuide.ask_missing.original)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Enter the appointment' })).toHaveAttribute(
      'href',
      '/checklist#anmeldung',
    );
  },
});

export const NoAppointment = meta.story({
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'It did not' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'I had no appointment' }));
    await expect(canvas.getByText(/^Ask how to book/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Confirmation of the landlord' })).toHaveAttribute(
      'href',
      '/letters/germany/wohnungsgeberbestaetigung',
    );
    await expect(canvas.getByText(counterGuide.new_appointment.original)).toBeVisible();
    await expect(canvas.queryByText(counterGuide.ask_missing.original)).toBeNull();
  },
});

/** A "no" at the counter leads to the advice for a refusal. */
export const Refused = meta.story({
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'It did not' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'They refused' }));
    const announced = within(canvas.getAllByRole('status').at(-1) as HTMLElement);
    await expect(announced.getByText('A paper is missing? Ask which one, and for a new date.')).toBeVisible();
    await expect(canvas.getByText(counterGuide.ask_refusal.original)).toBeVisible();
  },
});

/** A person who must go elsewhere, or come again. */
export const ToBeContinued = meta.story({
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'It did not' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'It was the wrong office' }));
    await expect(canvas.getByText(counterGuide.other_office.original)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'It is not finished yet' }));
    await expect(canvas.getByText(counterGuide.ask_confirmation.original)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Enter the appointment' })).toBeVisible();
  },
});

/** A shop has no appointments, and no other office is responsible. */
export const Shop = meta.story({
  tags: ['test-only'],
  args: {
    guide: {
      ...counterGuide,
      visit_note: null,
      new_appointment: null,
      other_office: null,
      ask_refusal: null,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'It did not' }));
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('radio', { name: 'They refused' }));
    await expect(canvas.queryByRole('heading', { name: 'Still at the counter? Say:' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Enter the appointment' })).toBeNull();
  },
});

/** The result of a visitor is not saved. */
export const Visitor = meta.story({
  tags: ['test-only'],
  args: { planHref: '/plan', appointmentHref: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'It worked' }));
    await expect(await canvas.findByText('Well done. Without an account, this is not saved.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See what comes next' })).toHaveAttribute('href', '/plan');
  },
});

export const Offline = meta.story({
  args: { onWorked: fn(() => Promise.reject(new ApiError({ kind: 'network' }))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'It worked' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Network error. Please try again.');
    await expect(canvas.getByRole('button', { name: 'It worked' })).toBeVisible();
  },
});
