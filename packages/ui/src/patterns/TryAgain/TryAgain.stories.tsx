import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { TryAgain } from './TryAgain.tsx';

const meta = preview.meta({
  title: 'Patterns/Parts/TryAgain',
  component: TryAgain,
  args: {
    children: 'The questions have not arrived yet.',
    onRetry: fn<() => Promise<unknown>>(async () => undefined),
  },
  parameters: { layout: 'padded' },
});

/** No error message, as §8 Forum says, and still a way on. */
export const Default = meta.story({
  parameters: {
    spec: ['§8 Forum: failures are only logged', 'Rulings: a list that could not load offers Try Again'],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Retrying = meta.story({
  args: { onRetry: fn<() => Promise<unknown>>(() => new Promise(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toHaveAttribute('aria-busy', 'true');
  },
});
