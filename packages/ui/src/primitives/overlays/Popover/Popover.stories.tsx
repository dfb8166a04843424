import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { ownFrame } from '../../../../test/ownFrame.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Link } from '../../actions/Link/Link.tsx';
import { Popover, type PopoverProps } from './Popover.tsx';

const meta = preview.meta({
  title: 'Primitives/Overlays/Popover',
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

export const Open = meta.story({
  args: { open: true },
  parameters: {
    modes: {
      longText: {
        args: { open: true, title: hardTexts.unbroken, children: <p>{`${hardTexts.long}. `.repeat(8)}</p> },
      },
      rightToLeft: {
        args: {
          open: true,
          trigger: <Button variant="secondary">{hardTexts.arabic.action}</Button>,
          title: hardTexts.arabic.name,
          children: <p>{hardTexts.arabic.sentence}</p>,
        },
      },
    },
  },
});

const aligned = (['start', 'center', 'end'] as const).flatMap((align) => [
  { side: 'bottom', align } as const,
  { side: 'top', align } as const,
]);

function Placed({ side, align }: Required<Pick<PopoverProps, 'side' | 'align'>>) {
  const words = `${side}, ${align}`;
  return (
    <Popover
      open
      side={side}
      align={align}
      title={words}
      trigger={<Button variant="secondary">{words}</Button>}
    >
      Text
    </Popover>
  );
}

/** All positions and the closed button. On a narrow screen it is above or below the button. */
export const Matrix = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '17rem 14rem', paddingBlock: '9rem' }}>
      {aligned.map(({ side, align }) => (
        <Placed key={`${side} ${align}`} side={side} align={align} />
      ))}
      <Placed side="end" align="center" />
      <Popover title="Closed" trigger={<Button variant="secondary">Closed</Button>}>
        Text
      </Popover>
      <Placed side="start" align="center" />
    </div>
  ),
});

/** The focus moves in, on to the page and back, and Escape returns it to the button. */
export const Keyboard = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'primitives-overlays-popover--by-its-button' },
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
