import { ArrowUp, Bookmark, ChevronRight, Menu, ThumbsUp, Trash2, X } from 'lucide';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { nativeProps } from '../../../../test/docs/nativeProps.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { Inline, Stack } from '../../content/Stack/Stack.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Primitives/Actions/IconButton',
  component: IconButton,
  argTypes: nativeProps('disabled'),
  args: { icon: X, label: 'Close', onClick: fn() },
});

export const Quiet = meta.story({
  parameters: {
    modes: {
      longText: { args: { label: `${hardTexts.long} ${hardTexts.unbroken}`, variant: 'secondary' } },
      rightToLeft: { args: { icon: ChevronRight, label: 'التالي', directional: true, variant: 'secondary' } },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

export const Secondary = meta.story({ args: { variant: 'secondary', icon: Menu, label: 'Menu' } });

export const Round = meta.story({
  args: { variant: 'primary', icon: ArrowUp, label: 'Back to top', round: true },
});

export const Danger = meta.story({
  args: { variant: 'danger', icon: Trash2, label: 'Delete passport.pdf', size: 'large' },
});

export const Pressed = meta.story({
  args: { icon: ThumbsUp, label: 'Vote up, 12 votes', 'aria-pressed': true },
});

export const Loading = meta.story({
  args: { loading: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const Unavailable = meta.story({ args: { 'aria-disabled': true } });

export const Matrix = meta.story({
  render: () => (
    <Stack>
      {(['quiet', 'secondary', 'primary', 'danger'] as const).map((variant) => (
        <Inline key={variant}>
          {(['small', 'medium', 'large'] as const).map((size) => (
            <Inline key={size}>
              <IconButton icon={Bookmark} label="Keep" variant={variant} size={size} />
              <IconButton icon={Bookmark} label="Keep" variant={variant} size={size} round />
              <IconButton icon={Bookmark} label="Keep" variant={variant} size={size} loading />
              <IconButton icon={Bookmark} label="Keep" variant={variant} size={size} aria-disabled />
            </Inline>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
});
