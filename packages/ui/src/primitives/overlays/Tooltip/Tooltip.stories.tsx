import { Bookmark, CircleHelp } from 'lucide';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { ownFrame } from '../../../../test/ownFrame.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({
  title: 'Primitives/Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'Keeps the question in your profile',
    onOpenChange: fn(),
    children: <IconButton icon={Bookmark} label="Save" variant="secondary" />,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', minBlockSize: '16rem', placeContent: 'center' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { docs: ownFrame },
});

export const OnAButton = meta.story({
  args: {
    open: true,
    text: 'You will be asked once more',
    children: (
      <Button variant="quiet" icon={CircleHelp}>
        Reset checklist
      </Button>
    ),
  },
});

/** Shown on focus, describes the control, and closes with Escape while the focus stays. */
export const ByFocus = meta.story({
  parameters: {
    modes: { longText: { args: { open: true, text: `${hardTexts.long} ${hardTexts.unbroken}` } } },
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Save' });
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await screen.findByRole('tooltip', { name: 'Keeps the question in your profile' });
    await expect(trigger).toHaveAccessibleDescription('Keeps the question in your profile');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(trigger).toHaveFocus();
  },
});

export const ByPointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByRole('tooltip', {}, { timeout: 3000 });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
});

export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '6rem 9rem', paddingBlock: '5rem' }}>
      <Tooltip open text="Above">
        <Button variant="secondary">Above</Button>
      </Tooltip>
      <Tooltip open side="bottom" text="Below">
        <Button variant="secondary">Below</Button>
      </Tooltip>
      <Tooltip open side="start" text="Start">
        <Button variant="secondary">Start</Button>
      </Tooltip>
      <Tooltip open side="end" text="End">
        <Button variant="secondary">End</Button>
      </Tooltip>
      <Tooltip open={false} text="Closed">
        <Button variant="secondary">Closed</Button>
      </Tooltip>
    </div>
  ),
});

export const AtTheStartRightToLeft = meta.story({
  globals: { dir: 'rtl', viewport: { value: 'desktop' } },
  args: { open: true, side: 'start', text: hardTexts.arabic.word },
  play: async ({ canvas }) => {
    const tooltip = await screen.findByRole('tooltip', { name: hardTexts.arabic.word });
    const trigger = canvas.getByRole('button', { name: 'Save' });
    await waitFor(() =>
      expect(tooltip.parentElement?.getBoundingClientRect().left).toBeGreaterThan(
        trigger.getBoundingClientRect().right,
      ),
    );
  },
});
