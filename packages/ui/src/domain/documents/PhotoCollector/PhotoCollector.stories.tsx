import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { ownFrame } from '../../../../test/ownFrame.ts';
import { imageFile } from '../../../../test/photos.ts';
import type { CancellableRequest } from '../../../async/useCancellable.ts';
import { PhotoCollector, type PhotoCollectorProps } from './PhotoCollector.tsx';

// Files are told apart by their size.
const [first, second] = [imageFile(500), imageFile(501)] as const;
const third = new File([imageFile(502)], 'page.jpg', { type: 'image/svg+xml' });

/** Ends only when it is cancelled. */
const endless = (_photos: unknown, { signal, onProgress }: CancellableRequest) =>
  new Promise<never>((_resolve, reject) => {
    onProgress(0.6);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

function Closing({ onOpenChange, ...props }: PhotoCollectorProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <PhotoCollector
      {...props}
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next);
        setOpen(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Domain/Documents/PhotoCollector',
  component: PhotoCollector,
  args: {
    open: true,
    onOpenChange: fn(),
    photos: [first, second],
    onJoin: async () => undefined,
  } as PhotoCollectorProps,
  render: (args) => <Closing {...args} />,
  parameters: { docs: ownFrame },
});

const dialog = async () => within(await screen.findByRole('dialog', { name: 'One PDF from photos' }));

export const Pages = meta.story({
  play: async ({ userEvent }) => {
    const { getByRole } = await dialog();
    getByRole('button', { name: 'Page 1: later' }).focus();
    await userEvent.tab();
    await expect(getByRole('button', { name: 'Page 1: turn' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  },
});

/** Photos are added, ordered, turned and removed before they are joined. */
export const Joined = meta.story({
  tags: ['test-only'],
  args: { onJoin: fn(async () => undefined) as PhotoCollectorProps['onJoin'] },
  play: async ({ args, userEvent }) => {
    const { getByLabelText, getByRole, getAllByRole } = await dialog();
    await userEvent.upload(getByLabelText('Take or choose photos'), third);
    await expect(getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(getByRole('button', { name: 'Page 3: earlier' }));
    await expect(screen.getByText('This is page 2 of 3 now.')).toBeInTheDocument();
    await userEvent.click(getByRole('button', { name: 'Page 2: turn' }));
    await userEvent.click(getByRole('button', { name: 'Page 1: remove' }));
    await expect(getByLabelText('Take or choose photos')).toHaveFocus();
    await userEvent.click(getByRole('button', { name: 'Join into one PDF' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onJoin).toHaveBeenCalledWith(
      [
        { file: third, turns: 1 },
        { file: second, turns: 0 },
      ],
      expect.anything(),
    );
  },
});

export const Running = meta.story({
  args: { onJoin: endless },
  play: async ({ userEvent }) => {
    const { getByRole } = await dialog();
    await userEvent.click(getByRole('button', { name: 'Join into one PDF' }));
    await expect(getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
  },
});

export const Cancelled = meta.story({
  tags: ['test-only'],
  args: { onJoin: endless },
  play: async ({ userEvent }) => {
    const { getByRole, queryByRole } = await dialog();
    const join = getByRole('button', { name: 'Join into one PDF' });
    await userEvent.click(join);
    await userEvent.click(getByRole('button', { name: /^Cancel/ }));
    await waitFor(() => expect(queryByRole('progressbar')).toBeNull());
    await expect(join).toHaveFocus();
  },
});

export const NoPhotos = meta.story({
  args: { photos: [] },
  play: async ({ userEvent }) => {
    const { getByLabelText, getByRole } = await dialog();
    await userEvent.click(getByRole('button', { name: 'Join into one PDF' }));
    await expect(getByRole('alert')).toHaveTextContent('Take or choose a photo first.');
    await expect(getByLabelText('Take or choose photos')).toHaveFocus();
  },
});

export const Failed = meta.story({
  args: { onJoin: () => Promise.reject(new Error('damaged')) },
  play: async ({ userEvent }) => {
    const { getByRole, findByRole } = await dialog();
    await userEvent.click(getByRole('button', { name: 'Join into one PDF' }));
    await expect(await findByRole('alert')).toHaveTextContent(
      'A photo could not be read. Remove it, or take it again.',
    );
  },
});
