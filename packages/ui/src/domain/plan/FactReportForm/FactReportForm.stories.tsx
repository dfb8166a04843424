import { createClient, factReportTextMax } from '@settlement-help/contract';
import { fail, failNetwork, neverRespond } from '@settlement-help/contract/testing';
import { expect, type UserEventObject, type within } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { FactReportForm } from './FactReportForm.tsx';

const client = createClient();

const meta = preview.meta({
  title: 'Domain/Plan/FactReportForm',
  component: FactReportForm,
  args: {
    onReport: async (text) => {
      await client.reportFact({ body: { country: 'Germany', step: 'anmeldung', text } });
    },
  },
  decorators: [inColumn('30rem')],
  parameters: { layout: 'padded' },
});

type Canvas = ReturnType<typeof within>;

async function report(canvas: Canvas, userEvent: UserEventObject, text: string) {
  await userEvent.click(canvas.getByRole('button', { name: 'Report that this is wrong' }));
  const field = canvas.getByRole('textbox', { name: 'What is wrong?' });
  await expect(field).toHaveFocus();
  await userEvent.click(field);
  await userEvent.paste(text);
  await userEvent.click(canvas.getByRole('button', { name: 'Send report' }));
}

export const Closed = meta.story();

export const Open = meta.story({
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'What is wrong?' })).toHaveFocus();
  },
});

export const Cancelled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Report that this is wrong' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: 'Report that this is wrong' })).toHaveFocus();
  },
});

export const Sent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await report(canvas, userEvent, 'The fine is lower.');
    await expect(await canvas.findByText('Thank you. We check it against the source.')).toBeVisible();
    await expect(canvas.getByRole('status').closest('[tabindex]')).toHaveFocus();
  },
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await report(canvas, userEvent, ' ');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Write what is wrong/);
  },
});

export const TooLong = meta.story({
  play: async ({ canvas, userEvent }) => {
    await report(canvas, userEvent, 'a'.repeat(factReportTextMax + 1));
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/at most 1,000 characters/);
  },
});

export const Sending = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('reportFact')),
  play: async ({ canvas, userEvent }) => {
    await report(canvas, userEvent, 'The fine is lower.');
    await expect(canvas.getByRole('button', { name: 'Send report' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly');
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(fail('reportFact', 429, 'Too many reports. Please try again later.')),
  play: async ({ canvas, userEvent }) => {
    await report(canvas, userEvent, 'The fine is lower.');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many reports.');
    await expect(canvas.getByRole('textbox')).toHaveValue('The fine is lower.');
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(failNetwork('reportFact')),
  play: async ({ canvas, userEvent }) => {
    await report(canvas, userEvent, 'The fine is lower.');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Network error. Please try again.');
  },
});
