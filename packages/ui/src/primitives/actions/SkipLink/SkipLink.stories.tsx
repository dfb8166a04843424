import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { ownFrame } from '../../../../test/ownFrame.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { Stack } from '../../content/Stack/Stack.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = preview.meta({
  title: 'Primitives/Actions/SkipLink',
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
  parameters: { docs: ownFrame },
});

export const Waiting = meta.story();

export const Focused = meta.story({
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to the content' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(link).toHaveAttribute('href', '#content');
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack>
      <SkipLink href="#one" />
      <SkipLink href="#two">Skip to the answers</SkipLink>
      <main id="one" style={{ paddingBlockStart: '4rem' }}>
        <h2 id="two">The content</h2>
      </main>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the answers' })).toHaveFocus();
  },
});

export const FocusedLongText = meta.story({
  args: { children: `${hardTexts.long} ${hardTexts.unbroken}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const { right } = canvas.getByRole('link').getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
});
