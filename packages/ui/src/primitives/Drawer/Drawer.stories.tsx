import { Menu } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { ugly } from '../../internal/storyTexts.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Drawer } from './Drawer.tsx';

const meta = preview.meta({
  title: 'Primitives/Drawer',
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
});

export const Open = meta.story({ args: { open: true } });

export const KeyboardWalk = meta.story({
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

export const LongText = meta.story({
  args: { open: true, title: ugly.long, children: <Link href="#a">{ugly.unbroken}</Link> },
});

export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: { open: true, title: 'القائمة', children: <p>{ugly.arabic.sentence}</p> },
});
