import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { hardTexts } from '../../../../test/texts.ts';
import { PostTranslation, type PostTranslationProps } from './PostTranslation.tsx';

const title = 'Can I register without a rental contract?';
const content = 'The landlord only gave me a handwritten note.\nDoes the office accept it?';

const meta = preview.meta({
  title: 'Domain/Forum/PostTranslation',
  component: PostTranslation,
  args: {
    subject: 'هل يمكنني التسجيل دون عقد إيجار؟',
    lang: 'en',
    onTranslate: fn(async () => ({ title, content })),
  } as PostTranslationProps,
  decorators: [inColumn('36rem')],
  parameters: { layout: 'padded' },
});

export const Closed = meta.story({
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Translate: هل/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
});

/** The button hides the translation and shows it again, without translating twice. */
export const Translated = meta.story({
  parameters: {
    modes: {
      rightToLeft: true,
      forcedColors: true,
      longText: {
        args: { onTranslate: async () => ({ title: hardTexts.unbroken, content: hardTexts.long }) },
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const region = await canvas.findByRole('region', { name: 'Translation' });
    await expect(region).toHaveTextContent(title);
    await expect(region).toHaveTextContent('It may contain mistakes.');
    const hide = canvas.getByRole('button', { name: /^Hide the translation/ });
    await expect(hide).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('region')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region')).toBeVisible();
    await expect(args.onTranslate).toHaveBeenCalledOnce();
  },
});

/** An answer has no title. */
export const OfAnAnswer = meta.story({
  args: { subject: 'Answer of Amira', onTranslate: async () => ({ content }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('region')).toHaveTextContent(/^TranslationThe landlord/);
  },
});

/** The browser loads the language before the first translation. */
export const LoadingTheLanguage = meta.story({
  args: { isSlow: true, onTranslate: () => new Promise(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Your browser loads the language first.');
  },
});

export const Failed = meta.story({
  args: { onTranslate: () => Promise.reject(new DOMException('No space', 'QuotaExceededError')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Your browser could not translate this.',
    );
    await expect(canvas.getByRole('button', { name: /^Translate/ })).toHaveFocus();
  },
});
