import type { StoredDocument } from '@settlement-help/contract';
import { fixtures } from '@settlement-help/contract/testing';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { DocumentContext } from './DocumentContext.ts';
import { DocumentLink } from './DocumentLink.tsx';

const [passport] = fixtures.documents as [StoredDocument];
const onOpen = fn();

const meta = preview.meta({
  title: 'Domain/Documents/DocumentLink',
  component: DocumentLink,
  args: { document: passport },
});

export const OpensThePreview = meta.story({
  decorators: [
    (Story) => (
      <DocumentContext value={{ onOpen }}>
        <Story />
      </DocumentContext>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Passport' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenCalledWith(passport);
  },
});

export const OpensTheFile = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Passport (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', passport.download_url);
  },
});
