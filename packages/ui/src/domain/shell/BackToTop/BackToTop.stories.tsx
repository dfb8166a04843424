import { useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { ownFrame } from '../../../../test/ownFrame.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { BackToTop } from './BackToTop.tsx';

function LongPage({ title = 'Services' }: { title?: string }) {
  const topRef = useRef<HTMLHeadingElement>(null);
  return (
    <div style={{ blockSize: '200dvh' }}>
      <h1 ref={topRef} tabIndex={-1}>
        {title}
      </h1>
      <div style={{ position: 'fixed', insetBlockEnd: '1rem', insetInlineEnd: '1rem' }}>
        <BackToTop targetRef={topRef} />
      </div>
    </div>
  );
}

const meta = preview.meta({
  title: 'Domain/Shell/BackToTop',
  tags: ['control'],
  component: BackToTop,
  render: () => <LongPage />,
  beforeEach: () => {
    window.scrollTo({ top: 0 });
    return () => window.scrollTo({ top: 0 });
  },
  parameters: { docs: ownFrame },
});

const button = { name: 'Back to top' };

export const AtTheTop = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', button)).toBeNull();
  },
});

export const ScrolledDown = meta.story({
  parameters: { scrolled: true, spec: ['§2 Back-to-top button', '§9 Back-to-top threshold: 300 px'] },
  play: async ({ canvas, userEvent }) => {
    window.scrollTo({ top: 300 });
    await waitFor(() => expect(window.scrollY).toBe(300));
    await expect(canvas.queryByRole('button', button)).toBeNull();
    window.scrollTo({ top: 301 });
    await expect(await canvas.findByRole('button', button)).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.scrollY).toBe(0));
    await expect(canvas.getByRole('heading')).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('button', button)).toBeNull());
    window.scrollTo({ top: 400 });
    await expect(await canvas.findByRole('button', button)).toBeVisible();
  },
});

const scrollDown = () => window.scrollTo({ top: 301 });

export const Matrix = meta.story({
  parameters: { looksLike: 'domain-shell-backtotop--at-the-top' },
  play: async ({ canvas }) => {
    scrollDown();
    await expect(await canvas.findByRole('button', button)).toBeVisible();
  },
});

export const ScrolledLongText = meta.story({
  render: () => <LongPage title={`${hardTexts.long} ${hardTexts.unbroken}`} />,
  play: async ({ canvas }) => {
    scrollDown();
    await canvas.findByRole('button', button);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});

export const ScrolledRightToLeft = meta.story({
  globals: { dir: 'rtl' },
  render: () => <LongPage title={hardTexts.arabic.action} />,
  play: async ({ canvas }) => {
    scrollDown();
    const { left } = (await canvas.findByRole('button', button)).getBoundingClientRect();
    await expect(left).toBeLessThan(innerWidth / 2);
  },
});
