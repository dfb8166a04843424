import { createClient } from '@settlement-help/contract';
import { fail, failNetwork, neverRespond } from '@settlement-help/contract/testing';
import { expect, fn, waitFor, type within } from 'storybook/test';
import preview from '#storybook/preview';
import { DataExport } from './DataExport.tsx';

const client = createClient();

const button = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('button', { name: 'Download everything we store about you' });

const meta = preview.meta({
  title: 'Domain/Account/DataExport',
  component: DataExport,
  args: {
    onExport: fn(async () => {
      await client.createExport();
    }),
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'A copy of your data' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onExport).toHaveBeenCalledOnce();
    await waitFor(() => expect(button(canvas)).not.toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const Pending = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('createExport')),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(button(canvas));
    await expect(button(canvas)).toHaveAttribute('aria-busy', 'true');
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
});

export const Failed = meta.story({
  globals: { dir: 'rtl' },
  beforeEach: ({ msw }) =>
    msw.use(fail('createExport', 429, 'Too many downloads in a short time. Please try again later.')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many downloads in a short time.');
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(failNetwork('createExport')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Network error. Please try again.');
  },
});

/** A successful retry removes the error. */
export const TriedAgain = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => msw.use(failNetwork('createExport')),
  parameters: { looksLike: 'domain-account-dataexport--default' },
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(button(canvas));
    await canvas.findByRole('alert');
    msw.resetHandlers();
    await userEvent.click(button(canvas));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
});
