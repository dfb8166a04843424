import { useRef, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { Tag } from './Tag.tsx';

const meta = preview.meta({
  title: 'Primitives/Content/Tag',
  tags: ['control'],
  component: Tag,
  args: { children: 'Housing' },
});

export const Default = meta.story({
  parameters: {
    modes: {
      longText: {
        render: () => (
          <Inline>
            <Tag>{hardTexts.long}</Tag>
            <Tag onRemove={() => {}}>{hardTexts.unbroken}</Tag>
          </Inline>
        ),
      },
      rightToLeft: { args: { children: hardTexts.arabic.action, onRemove: fn() } },
    },
  },
});

export const Removable = meta.story({
  args: { onRemove: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Housing' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

function Narrowed() {
  const [words, setWords] = useState(['Housing', 'Banking', 'Legal']);
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul
      ref={list}
      role="list"
      aria-label="Narrowed to"
      tabIndex={-1}
      style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}
    >
      {words.map((word) => (
        <li key={word}>
          <Tag
            onRemove={() => {
              setWords(words.filter((other) => other !== word));
              list.current?.focus();
            }}
          >
            {word}
          </Tag>
        </li>
      ))}
    </ul>
  );
}

/** The focus moves to the list, so that the next Tab reaches the remaining tags. */
export const Removed = meta.story({
  render: () => <Narrowed />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Banking' }));
    await expect(canvas.queryByText('Banking')).toBeNull();
    await expect(canvas.getByRole('list', { name: 'Narrowed to' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Housing' })).toHaveFocus();
  },
});

/** A list is filtered by a state, and the colour repeats the word. */
export const Toned = meta.story({ args: { tone: 'warning', children: 'Expires soon', onRemove: fn() } });

const tones = ['neutral', 'success', 'warning', 'error', 'info'] as const;

export const Matrix = meta.story({
  render: () => (
    <Stack>
      {tones.map((tone) => (
        <Inline key={tone}>
          <Tag tone={tone}>Housing</Tag>
          <Tag tone={tone} onRemove={() => {}}>
            Banking and money
          </Tag>
        </Inline>
      ))}
    </Stack>
  ),
});
