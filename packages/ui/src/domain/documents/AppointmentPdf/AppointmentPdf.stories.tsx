import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { hardTexts } from '../../../../test/texts.ts';
import type { CancellableRequest } from '../../../async/useCancellable.ts';
import { AppointmentPdf, type AppointmentPdfProps } from './AppointmentPdf.tsx';

/** Ends only when it is cancelled. */
const endless = ({ signal, onProgress }: CancellableRequest) =>
  new Promise<never>((_resolve, reject) => {
    onProgress(0.4);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

const meta = preview.meta({
  title: 'Domain/Documents/AppointmentPdf',
  component: AppointmentPdf,
  args: { stepTitle: 'Register your address', onMake: async () => [] } as AppointmentPdfProps,
  decorators: [inColumn('20rem')],
  parameters: { layout: 'padded' },
});

export const Made = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: 'One PDF for the appointment: Register your address' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('The PDF is in your downloads.');
  },
});

export const Running = meta.story({
  args: { onMake: endless },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  },
});

export const Cancelled = meta.story({
  tags: ['test-only'],
  args: { onMake: endless },
  play: async ({ canvas, userEvent }) => {
    const make = canvas.getByRole('button');
    await userEvent.click(make);
    await userEvent.click(canvas.getByRole('button', { name: /^Cancel/ }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(make).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Word files and files with a password cannot be joined. */
export const LeftOut = meta.story({
  args: {
    onMake: async () => [
      { original_filename: 'Lease.docx' },
      { original_filename: `${hardTexts.unbroken}.pdf` },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Lease.docx');
  },
});

export const Failed = meta.story({
  args: { onMake: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The documents could not be loaded. Check your connection and try again.',
    );
  },
});
