import type { StoredDocument } from '@settlement-help/contract';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { counterMatches } from '../../../../test/counterGuide.ts';
import { imageFile } from '../../../../test/photos.ts';
import { DocumentContext } from '../../documents/DocumentLink/DocumentContext.ts';
import { DocumentThumb, type DocumentThumbProps } from './DocumentThumb.tsx';

const document = counterMatches[0]?.document as StoredDocument;
const onOpen = fn();
const onLoad: DocumentThumbProps['onLoad'] = async () => imageFile();

const meta = preview.meta({
  title: 'Domain/Counter/DocumentThumb',
  component: DocumentThumb,
  args: { document, onLoad },
  decorators: [
    (Story) => (
      <DocumentContext value={{ onOpen }}>
        <Story />
      </DocumentContext>
    ),
  ],
});

export const Picture = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Open Passport.jpg' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenCalledWith(document);
  },
});

/** A Word file has no picture. */
export const NoPicture = meta.story({ args: { onLoad: async () => null } });

/** Without a network, a document that is not kept has no picture. */
export const Failed = meta.story({
  tags: ['test-only'],
  args: { onLoad: () => Promise.reject(new Error('offline')) },
  parameters: { looksLike: 'domain-counter-documentthumb--no-picture' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open Passport.jpg' })).toBeVisible();
  },
});
