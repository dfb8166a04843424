import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../test/inColumn.tsx';
import { pdf } from '../../../test/upload.ts';
import type { Upload } from '../../async/useUploads.ts';
import { UploadRow } from './UploadRow.tsx';

const file = pdf('lease.pdf');

const halfWay: Upload = { status: 'uploading', file, share: 0.46 };
const failed: Upload = { status: 'failed', file, detail: undefined };

const meta = preview.meta({
  title: 'Patterns/UploadRow',
  component: UploadRow,
  args: {
    upload: halfWay,
    label: 'Uploading lease.pdf',
    failure: 'Upload failed',
    onCancel: fn(),
    onRetry: fn(),
  },
  decorators: [inColumn('20rem')],
  parameters: { layout: 'padded' },
});

export const HalfWay = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancel: lease.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** A smaller copy of a large photo is offered instead of a retry. */
export const TooLarge = meta.story({
  args: {
    upload: failed,
    title: 'IMG_0412.jpg',
    failure: 'File size must be at most 10MB',
    onUploadSmaller: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upload a smaller copy: lease.pdf' }));
    await expect(args.onUploadSmaller).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: /^Try Again/ })).toBeNull();
  },
});

export const Failed = meta.story({
  args: { upload: failed, title: 'lease.pdf' },
});
