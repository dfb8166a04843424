import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { Stack } from '../../content/Stack/Stack.tsx';
import { Link } from '../Link/Link.tsx';
import { LoadMore } from './LoadMore.tsx';
import { useGrowingList } from './useGrowingList.ts';

const forever = () => new Promise<void>(() => {});

const meta = preview.meta({
  title: 'Primitives/Actions/LoadMore',
  component: LoadMore,
  args: { children: 'Load more questions', onLoad: fn(async () => {}), shown: 20, total: 45 },
});

export const TotalUnknown = meta.story({
  args: { total: undefined },
  parameters: {
    modes: {
      longText: { args: { children: hardTexts.unbroken } },
      rightToLeft: { args: { children: hardTexts.arabic.action } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('20 shown');
  },
});

const page = 2;
const total = 5;

function Letters() {
  const [shown, setShown] = useState(page);
  const { listRef, buttonRef, goOnAfter } = useGrowingList(shown);
  return (
    <Stack>
      <ul ref={listRef}>
        {Array.from('ABCDE'.slice(0, shown), (letter) => (
          <li key={letter}>
            <Link href={`#${letter}`} standalone>{`Letter ${letter}`}</Link>
          </li>
        ))}
      </ul>
      {shown < total && (
        <LoadMore
          ref={buttonRef}
          shown={shown}
          total={total}
          onLoad={goOnAfter(async () => setShown(Math.min(shown + page, total)))}
        >
          Load more letters
        </LoadMore>
      )}
    </Stack>
  );
}

/** The first new item is focused, the count is announced, and the button disappears at the end. */
export const Keyboard = meta.story({
  tags: ['test-only'],
  render: () => <Letters />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 5 shown');
    canvas.getByRole('button', { name: 'Load more letters' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Letter C' })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('4 of 5 shown');
    await userEvent.click(canvas.getByRole('button', { name: 'Load more letters' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Letter E' })).toHaveFocus());
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Pending = meta.story({
  args: { onLoad: fn(forever) },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Load more questions' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onLoad).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
  },
});

export const Failed = meta.story({
  args: { onLoad: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Load more questions' });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(args.onLoad).toHaveBeenCalledOnce();
  },
});

export const TriedAgain = meta.story({
  tags: ['test-only'],
  args: { onLoad: fn(() => Promise.reject(new Error('offline'))) },
  parameters: { looksLike: 'primitives-actions-loadmore--failed' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Load more questions' });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await userEvent.click(button);
    await expect(args.onLoad).toHaveBeenCalledTimes(2);
  },
});

export const WithoutCount = meta.story({ args: { shown: undefined, total: undefined } });

const variants = ['secondary', 'quiet', 'primary'] as const;
const sizes = ['small', 'medium', 'large'] as const;

export const Matrix = meta.story({
  render: (args) => (
    <Stack>
      {variants.flatMap((variant) =>
        sizes.map((size) => <LoadMore key={variant + size} {...args} variant={variant} size={size} />),
      )}
    </Stack>
  ),
});
