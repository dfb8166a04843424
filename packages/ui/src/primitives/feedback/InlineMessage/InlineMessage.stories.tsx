import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Link } from '../../actions/Link/Link.tsx';
import { Stack } from '../../content/Stack/Stack.tsx';
import { InlineMessage } from './InlineMessage.tsx';

const meta = preview.meta({
  title: 'Primitives/Feedback/InlineMessage',
  component: InlineMessage,
  args: { tone: 'info' as const, children: 'If the address is known to us, a link is on its way to it.' },
});

export const Info = meta.story({
  parameters: {
    modes: {
      longText: {
        args: { tone: 'error', title: hardTexts.unbroken, children: hardTexts.long, onDismiss: fn() },
      },
      rightToLeft: {
        args: {
          tone: 'success',
          title: hardTexts.arabic.word,
          children: hardTexts.arabic.sentence,
          onDismiss: fn(),
        },
      },
    },
  },
});

export const Success = meta.story({
  args: { tone: 'success', role: 'status', children: 'The steps were reset.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Success: The steps were reset.');
  },
});

export const Warning = meta.story({
  args: {
    tone: 'warning',
    title: 'You are offline',
    children: 'What you type here is kept until you are back.',
  },
});

export const ErrorMessage = meta.story({
  args: { tone: 'error', role: 'alert', children: 'Incorrect email or password' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error: Incorrect email or password');
  },
});

export const WithAction = meta.story({
  args: {
    tone: 'error',
    role: 'alert',
    title: 'Your documents did not load',
    children: 'The server could not be reached.',
    action: (
      <Button variant="secondary" size="small">
        Try Again
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toHaveFocus();
  },
});

export const Dismissible = meta.story({
  args: { onDismiss: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack>
      {(['success', 'error', 'warning', 'info'] as const).map((tone) => (
        <Stack key={tone} gap={2}>
          <InlineMessage tone={tone}>One sentence on what happened.</InlineMessage>
          <InlineMessage
            tone={tone}
            title="What happened"
            action={<Link href="#next">What to do now</Link>}
            onDismiss={() => {}}
          >
            With a title, an action and a button to close it.
          </InlineMessage>
        </Stack>
      ))}
    </Stack>
  ),
});
