import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import type { CancellableRequest } from '../../../async/useCancellable.ts';
import { KeepOnDevice, type KeepOnDeviceProps } from './KeepOnDevice.tsx';

/** Keeps the state as the app would. */
function Stateful({ onKeep, onRemove, ...props }: KeepOnDeviceProps) {
  const [isKept, setIsKept] = useState(props.isKept);
  return (
    <KeepOnDevice
      {...props}
      isKept={isKept}
      onKeep={async (request) => {
        await onKeep(request);
        setIsKept(true);
      }}
      onRemove={async () => {
        await onRemove();
        setIsKept(false);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Domain/Documents/KeepOnDevice',
  component: KeepOnDevice,
  args: {
    stepTitle: 'Register your address',
    isKept: false,
    onKeep: async () => undefined,
    onRemove: async () => undefined,
  } as KeepOnDeviceProps,
  render: (args) => <Stateful {...args} />,
  decorators: [inColumn('20rem')],
  parameters: { layout: 'padded' },
});

/** The button becomes a sentence, which gets the focus. */
export const Kept = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: 'Keep on this device: Register your address' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const sentence = await canvas.findByText('These documents open without internet, until you log out.');
    await waitFor(() => expect(document.activeElement).toContainElement(sentence));
  },
});

/** After the day of the appointment, the documents are removed. One press removes them earlier. */
export const UntilTheAppointment = meta.story({
  args: { until: '2026-12-02' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Keep for this appointment/ }));
    await expect(await canvas.findByText(/open without internet until 2\sDecember 2026\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Remove from this device/ }));
    await expect(await canvas.findByRole('button', { name: /^Keep for this appointment/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Keep for this appointment/ }));
    await expect(await canvas.findByRole('button', { name: /^Remove from this device/ })).toBeVisible();
  },
});

export const NotRemoved = meta.story({
  tags: ['test-only'],
  args: { isKept: true, onRemove: () => Promise.reject(new Error('storage')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove from this device/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const Storing = meta.story({
  args: {
    onKeep: ({ onProgress }: CancellableRequest) => {
      onProgress(0.4);
      return new Promise<never>(() => undefined);
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  },
});

export const Failed = meta.story({
  args: { onKeep: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The documents could not be stored.');
    await expect(canvas.getByRole('button')).toBeEnabled();
  },
});
