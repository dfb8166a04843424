import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { FollowButton, type FollowButtonProps } from './FollowButton.tsx';

function Stateful({ onFollow, ...props }: FollowButtonProps) {
  const [isFollowed, setIsFollowed] = useState(props.isFollowed);
  return (
    <FollowButton
      isFollowed={isFollowed}
      onFollow={async (next) => {
        await onFollow(next);
        setIsFollowed(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Domain/Forum/FollowButton',
  component: FollowButton,
  args: { isFollowed: false, onFollow: fn(async () => undefined) } as FollowButtonProps,
  render: (args) => <Stateful {...args} />,
  parameters: { layout: 'padded' },
});

export const NotFollowed = meta.story({
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Follow' })).toBeVisible();
  },
});

export const Followed = meta.story({
  args: { isFollowed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Stop following' })).toBeVisible();
  },
});

export const Toggled = meta.story({
  tags: ['test-only'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const stop = await canvas.findByRole('button', { name: 'Stop following' });
    await expect(stop).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('You follow this question.');
    await userEvent.click(stop);
    await expect(await canvas.findByRole('button', { name: 'Follow' })).toHaveFocus();
    await expect(args.onFollow).toHaveBeenLastCalledWith(false);
  },
});

export const Pending = meta.story({
  args: { onFollow: () => new Promise<void>(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
    await expect(canvas.getByRole('button', { name: 'Follow' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Failed = meta.story({
  args: { onFollow: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Something went wrong. Please try again.',
    );
  },
});
