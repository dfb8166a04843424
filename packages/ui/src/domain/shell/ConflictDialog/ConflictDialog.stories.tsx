import { createClient } from '@settlement-help/contract';
import { failNetwork, fixtures, respondChangedElsewhere } from '@settlement-help/contract/testing';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { ownFrame } from '../../../../test/ownFrame.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { ConflictDialog, type Difference } from './ConflictDialog.tsx';

const client = createClient();

const moved = { label: 'Moved in', saved: '5 November 2026', mine: '12 November 2026' };

const meta = preview.meta({
  title: 'Domain/Shell/ConflictDialog',
  component: ConflictDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    differences: [moved] as readonly Difference[],
    onKeepMine: fn(async () => {
      await client.updateMe({ body: { city: 'Lyon' } }, { ifMatch: '"saved"' });
    }),
    onUseSaved: fn(async () => undefined),
  },
  parameters: { layout: 'fullscreen', docs: ownFrame },
});

const saving = Promise.withResolvers<void>();

const button = (name: string) => screen.findByRole('button', { name });

/** A legal date counts from this day, so it is never overwritten without a question. */
export const Dates = meta.story({
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Changed on another device' });
    await expect(dialog).toHaveTextContent('Saved5 November 2026Yours12 November 2026');
    await expect(await button('Back')).toHaveFocus();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

export const SeveralFields = meta.story({
  args: {
    differences: [
      { label: 'City', saved: 'Metz', mine: null },
      { label: 'Details', saved: `${hardTexts.long}. `.repeat(2), mine: hardTexts.unbroken },
    ],
  },
  parameters: {
    modes: {
      rightToLeft: {
        args: {
          differences: [
            { label: hardTexts.arabic.word, saved: hardTexts.arabic.name, mine: 'Amira Haddad' },
            { label: hardTexts.arabic.action, saved: hardTexts.arabic.sentence, mine: null },
          ],
        },
      },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('YoursNot given');
    await expect(dialog.scrollTop).toBe(0);
  },
});

export const KeepsMine = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'domain-shell-conflictdialog--dates' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await button('Keep mine'));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await expect(args.onKeepMine).toHaveBeenCalledOnce();
    await expect(args.onUseSaved).not.toHaveBeenCalled();
    (await button('Back')).focus();
  },
});

export const UsesSaved = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'domain-shell-conflictdialog--dates' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await button('Use the saved one'));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await expect(args.onUseSaved).toHaveBeenCalledOnce();
    await expect(args.onKeepMine).not.toHaveBeenCalled();
    (await button('Back')).focus();
  },
});

export const Saving = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'domain-shell-conflictdialog--dates' },
  args: { onKeepMine: fn(() => saving.promise) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await button('Keep mine'));
    await expect(await button('Keep mine')).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    saving.resolve();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    (await button('Back')).focus();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failNetwork('updateMe')),
  play: async ({ args, userEvent }) => {
    await userEvent.click(await button('Keep mine'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Network error. Please try again.');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

/** A third device saved meanwhile. */
export const ChangedAgain = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'domain-shell-conflictdialog--failed' },
  beforeEach: ({ msw }) => msw.use(respondChangedElsewhere('updateMe', fixtures.user)),
  play: async ({ userEvent, msw }) => {
    await userEvent.click(await button('Keep mine'));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('This was changed on another device'),
    );
    msw.use(failNetwork('updateMe'));
    await userEvent.click(await button('Keep mine'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Network error'));
  },
});
