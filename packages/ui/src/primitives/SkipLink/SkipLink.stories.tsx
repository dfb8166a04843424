import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { ugly } from '../../internal/storyTexts.ts';
import { SkipLink } from './SkipLink.tsx';

const meta = preview.meta({
  title: 'Primitives/SkipLink',
  component: SkipLink,
  args: { href: '#content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1} style={{ paddingBlockStart: '4rem' }}>
        The content
      </main>
    </>
  ),
});

export const Waiting = meta.story();

/** It is the first stop and leads to the content. */
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to the content' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(link).toHaveAttribute('href', '#content');
  },
});

export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { children: ugly.arabic.action },
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
});
