import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { WithSignpost } from '../Scene/WithSignpost.tsx';
import { LoadFailure } from './LoadFailure.tsx';

const meta = preview.meta({
  title: 'Domain/Shell/LoadFailure',
  component: LoadFailure,
  args: {
    message: 'Failed to fetch settlement steps: 500 {"detail":"Internal error"}',
    onRetry: fn<() => Promise<unknown>>(async () => undefined),
  },
  parameters: { layout: 'padded' },
});

export const Checklist = meta.story({
  parameters: { spec: ['§8 Checklist: load failure'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch settlement steps: 500');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toHaveFocus();
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

export const LongAnswer = meta.story({
  args: { message: `Failed to fetch settlement steps: 502 <html>${'0123456789abcdef'.repeat(24)}</html>` },
});

export const WholeScreen = meta.story({
  render: (args) => (
    <WithSignpost>
      <LoadFailure {...args} />
    </WithSignpost>
  ),
  parameters: { modes: { rightToLeft: true } },
});

export const Quiet = meta.story({
  args: { message: 'The questions have not arrived yet.', quiet: true },
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

export const QuietRetrying = meta.story({
  args: { ...Quiet.input.args, onRetry: fn<() => Promise<unknown>>(() => new Promise(() => undefined)) },
  play: Retrying.input.play,
});
