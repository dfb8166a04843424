import { type BringMatch, type StoredDocument, withoutDocuments } from '@settlement-help/contract';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { counterGuide, counterMatches } from '../../../../test/counterGuide.ts';
import { inColumn } from '../../../../test/inColumn.tsx';
import { imageFile } from '../../../../test/photos.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { DocumentContext } from '../../documents/DocumentLink/DocumentContext.ts';
import { ShowToOfficial } from './ShowToOfficial.tsx';

const expired: BringMatch[] = counterMatches.map((match, index) =>
  index === 0
    ? {
        line: match.line,
        state: 'expired',
        document: { ...(match.document as StoredDocument), expires_on: '2026-10-01' },
      }
    : match,
);

const onOpen = fn();

const meta = preview.meta({
  title: 'Domain/Counter/ShowToOfficial',
  component: ShowToOfficial,
  args: {
    guide: counterGuide,
    matches: counterMatches,
    since: '2026-11-20',
    deadline: '2026-12-04',
    onLoadThumb: async ({ original_filename }) => (original_filename.endsWith('.jpg') ? imageFile() : null),
  },
  decorators: [
    inColumn('36rem'),
    (Story) => (
      <DocumentContext value={{ onOpen }}>
        <Story />
      </DocumentContext>
    ),
  ],
  parameters: { layout: 'padded' },
});

export const SomeDocuments = meta.story({
  parameters: {
    modes: {
      longText: {
        args: {
          guide: {
            ...counterGuide,
            bring: counterGuide.bring.map((line) => ({ ...line, original: hardTexts.unbroken })),
          },
        },
      },
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sheet = canvas.getByRole('region', { name: 'For the official, in German' });
    await expect(sheet.querySelector('[lang="de"]')).toHaveAttribute('dir', 'ltr');
    await expect(
      canvas.getByRole('heading', {
        name: /^Guten Tag, ich möchte meine Wohnung anmelden\. Ich bin am 20\.\sNovember 2026 eingezogen\.$/,
      }),
    ).toBeVisible();
    await expect(canvas.getByText(/^auf dem Handy · gültig bis 12\.\sMai 2031$/)).toBeVisible();
    await expect(canvas.getByText(/^§ 17 BMG · Frist: 4\.\sDezember 2026$/)).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Open Passport.jpg' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenCalledOnce();
  },
});

/** The public pass: neither documents nor dates. */
export const NoDocuments = meta.story({
  tags: ['test-only'],
  args: { matches: withoutDocuments(counterGuide.bring), since: null, deadline: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/auf dem Handy/)).toBeNull();
    await expect(canvas.getByText('§ 17 BMG')).toBeVisible();
  },
});

/** An expired document has no tick. */
export const Expired = meta.story({ args: { matches: expired } });

export const Turned = meta.story({
  args: { isTurned: true },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('region', { name: 'For the official, in German' });
    // Also for people who prefer less motion.
    await waitFor(() => expect(getComputedStyle(sheet).transform).toBe('matrix(-1, 0, 0, -1, 0, 0)'));
  },
});
