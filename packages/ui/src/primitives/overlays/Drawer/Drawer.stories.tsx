import { Menu } from 'lucide';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { ownFrame } from '../../../../test/ownFrame.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Link } from '../../actions/Link/Link.tsx';
import { Inline, Stack } from '../../content/Stack/Stack.tsx';
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx';
import { Drawer } from './Drawer.tsx';

const meta = preview.meta({
  title: 'Primitives/Overlays/Drawer',
  component: Drawer,
  args: {
    title: 'Menu',
    onOpenChange: fn(),
    children: (
      <Stack gap={2}>
        {['Dashboard', 'Documents', 'Services', 'Profile'].map((place) => (
          <Link key={place} href={`#${place}`} standalone>
            {place}
          </Link>
        ))}
      </Stack>
    ),
  },
  parameters: { docs: ownFrame },
});

export const Open = meta.story({
  args: { open: true },
  parameters: {
    modes: {
      longText: {
        args: { open: true, title: hardTexts.long, children: <Link href="#a">{hardTexts.unbroken}</Link> },
      },
      rightToLeft: { args: { open: true, title: 'القائمة', children: <p>{hardTexts.arabic.sentence}</p> } },
    },
  },
});

const filters = (
  <Stack gap={4}>
    <Stack gap={1}>
      {['Passport', 'Contract', 'Certificate'].map((kind) => (
        <Checkbox key={kind} label={kind} defaultChecked={kind === 'Contract'} />
      ))}
    </Stack>
    <Button fullWidth>Show 3 documents</Button>
  </Stack>
);

/** Filters and details come from the end, so that the start of the list stays visible on a wide screen. */
export const EndSide = meta.story({
  args: { open: true, side: 'end', title: 'Filter documents', children: filters },
  parameters: {
    modes: {
      rightToLeft: {
        args: {
          open: true,
          side: 'end',
          title: hardTexts.arabic.action,
          children: <p>{hardTexts.arabic.sentence}</p>,
        },
      },
    },
  },
  play: async () => {
    const sheet = screen.getByRole('dialog', { name: 'Filter documents' }).getBoundingClientRect();
    await expect(sheet.right).toBe(document.documentElement.clientWidth);
    await expect(sheet.left).toBeGreaterThan(0);
  },
});

export const KeyboardWalk = meta.story({
  tags: ['test-only'],
  args: { trigger: <IconButton icon={Menu} label="Open menu" /> },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Open menu' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

const places = (count: number) => (
  <Stack gap={2}>
    {Array.from({ length: count }, (_, index) => `Place ${index + 1}`).map((place) => (
      <Link key={place} href="#place" standalone>
        {place}
      </Link>
    ))}
  </Stack>
);

export const Matrix = meta.story({
  render: (args) => (
    <Inline>
      {[1, 40].map((count) => (
        <Drawer key={count} {...args} trigger={<Button variant="secondary">{`Menu of ${count}`}</Button>}>
          {places(count)}
        </Drawer>
      ))}
      <Drawer {...args} side="end" trigger={<Button variant="secondary">At the end</Button>}>
        {filters}
      </Drawer>
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const trigger of canvas.getAllByRole('button')) {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: 'Menu' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger).toHaveFocus());
    }
  },
});
