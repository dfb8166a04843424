import type { StoredDocument } from '@settlement-help/contract';
import { fixtures, respond } from '@settlement-help/contract/testing';
import { expect, screen, type UserEventObject, within } from 'storybook/test';
import { AppAt, asAmira } from '#app/testing/AppAt.tsx';
import { expectToast } from '#app/testing/expectToast.ts';
import preview from '#storybook/preview';

const [passport] = fixtures.documents as [StoredDocument];
const photo = new File(['\xff\xd8\xff'], 'id-photo.jpg', { type: 'image/jpeg' });

let left = Promise.withResolvers<void>();

const meta = preview.meta({
  title: 'Screens/Documents/Another country',
  tags: ['!autodocs'],
  component: AppAt,
  args: { path: '/documents' },
  beforeEach: () => {
    left = Promise.withResolvers();
    return asAmira();
  },
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen' },
});

/** Starts an upload and opens Services before it ends. */
async function uploadAndLeave(canvas: ReturnType<typeof within>, userEvent: UserEventObject) {
  await userEvent.upload(await canvas.findByLabelText('Choose a file'), photo);
  await userEvent.click(canvas.getByRole('button', { name: 'Upload document' }));
  await canvas.findByRole('progressbar', { name: 'Uploading id-photo.jpg' });
  const navigation = within(canvas.getByRole('navigation', { name: 'Main' }));
  await userEvent.click(navigation.getByRole('link', { name: 'Services' }));
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  left.resolve();
}

/** A toast reports the end of an upload on another screen. */
export const Uploaded = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) =>
    msw.use(
      respond('uploadDocument', async () => {
        await left.promise;
        return { ...passport, original_filename: photo.name, same_as: null };
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await uploadAndLeave(canvas, userEvent);
    await expectToast('“id-photo.jpg” is uploaded.');
  },
});

/** A failed upload can be retried from the toast on another screen. */
export const NotUploaded = meta.story({
  tags: ['test-only'],
  beforeEach: ({ msw }) => {
    let isFull = true;
    msw.use(
      respond('uploadDocument', async () => {
        await left.promise;
        if (!isFull) return { ...passport, original_filename: photo.name, same_as: null };
        isFull = false;
        throw Response.json({ detail: 'There is no room left for documents.' }, { status: 507 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await uploadAndLeave(canvas, userEvent);
    await expectToast('“id-photo.jpg” is not uploaded. There is no room left for documents.');
  },
});

export const UploadedByARetry = meta.story({
  ...NotUploaded.input,
  tags: ['test-only'],
  parameters: { looksLike: 'screens-documents-another-country--uploaded' },
  play: async (context) => {
    const { userEvent } = context;
    await NotUploaded.play(context);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await expectToast('“id-photo.jpg” is uploaded.');
  },
});
