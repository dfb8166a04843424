import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { ownFrame } from '../../../../test/ownFrame.ts';
import { ugly } from '../../../../test/texts.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Link } from '../../actions/Link/Link.tsx';
import { Popover } from './Popover.tsx';

const meta = preview.meta({
  title: 'Primitives/Popover',
  component: Popover,
  args: {
    trigger: <Button variant="secondary">Why do you ask?</Button>,
    title: 'Why we ask for your country',
    onOpenChange: fn(),
    children: (
      <p>
        Some papers need a translation, others do not. <Link href="#privacy">What we keep</Link>
      </p>
    ),
  },
  parameters: { layout: 'padded', docs: ownFrame },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', minBlockSize: '22rem', placeContent: 'center' }}>
        <Story />
      </div>
    ),
  ],
});

/** The focus goes in, walks on to the page and back, and returns to the button with Escape. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Why do you ask?' });
    await userEvent.tab();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Why we ask for your country' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'What we keep' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(trigger).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

export const ByItsButton = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Why do you ask?' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Why do you ask?' })).toHaveFocus();
  },
});

export const Open = meta.story({ args: { open: true } });

export const Above = meta.story({ args: { open: true, side: 'top', align: 'center' } });

export const AtTheEnd = meta.story({ args: { open: true, align: 'end' } });

const sides = ['bottom', 'top'] as const;
const aligns = ['start', 'center', 'end'] as const;

/** Every place that it can take, and the closed button. */
export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '17rem 8rem', paddingBlock: '9rem' }}>
      {sides.flatMap((side) =>
        aligns.map((align) => (
          <Popover
            key={`${side} ${align}`}
            open
            side={side}
            align={align}
            title={`${side}, ${align}`}
            trigger={<Button variant="secondary">{`${side}, ${align}`}</Button>}
          >
            Text
          </Popover>
        )),
      )}
      <Popover title="Closed" trigger={<Button variant="secondary">Closed</Button>}>
        Text
      </Popover>
    </div>
  ),
});

/** It scrolls within itself rather than leave the screen. */
export const LongText = meta.story({
  args: { open: true, title: ugly.unbroken, children: <p>{`${ugly.long}. `.repeat(8)}</p> },
});

export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: {
    open: true,
    trigger: <Button variant="secondary">{ugly.arabic.action}</Button>,
    title: ugly.arabic.name,
    children: <p>{ugly.arabic.sentence}</p>,
  },
});
