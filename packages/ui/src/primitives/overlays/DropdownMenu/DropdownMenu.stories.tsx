import { Download, EllipsisVertical, Pencil, Settings, Trash2 } from 'lucide';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { ownFrame } from '../../../../test/ownFrame.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { DropdownMenu } from './DropdownMenu.tsx';
import { MenuChoices, MenuItem, MenuLink, MenuSeparator } from './MenuItem.tsx';

const rename = fn();
const remove = fn();

const items = (
  <>
    <MenuItem icon={Pencil} onSelect={rename}>
      Rename document
    </MenuItem>
    <MenuItem icon={Download} disabled>
      Download document
    </MenuItem>
    <MenuLink href="#settings" icon={Settings}>
      Settings
    </MenuLink>
    <MenuSeparator />
    <MenuItem icon={Trash2} variant="danger" onSelect={remove}>
      Delete document
    </MenuItem>
  </>
);

const meta = preview.meta({
  title: 'Primitives/Overlays/DropdownMenu',
  component: DropdownMenu,
  subcomponents: { MenuItem, MenuLink, MenuChoices },
  args: {
    trigger: <IconButton icon={EllipsisVertical} label="More for passport.pdf" variant="secondary" />,
    onOpenChange: fn(),
    children: items,
  },
  parameters: { layout: 'padded', docs: ownFrame },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '22rem' }}>
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
        args: {
          open: true,
          children: (
            <>
              <MenuItem icon={Pencil}>{hardTexts.long}</MenuItem>
              <MenuItem icon={Trash2} variant="danger">
                {hardTexts.unbroken}
              </MenuItem>
            </>
          ),
        },
      },
      rightToLeft: {
        args: {
          open: true,
          children: (
            <>
              <MenuItem icon={Pencil}>{hardTexts.arabic.action}</MenuItem>
              <MenuItem icon={Trash2} variant="danger">
                {hardTexts.arabic.word}
              </MenuItem>
            </>
          ),
        },
      },
    },
  },
});

function Sorted() {
  const [order, setOrder] = useState('new');
  return (
    <DropdownMenu trigger={<Button variant="secondary">Sort</Button>}>
      <MenuChoices
        label="Sort by"
        value={order}
        onValueChange={setOrder}
        options={[
          { value: 'new', label: 'Newest first' },
          { value: 'votes', label: 'Most votes' },
          { value: 'answers', label: 'Most answers' },
        ]}
      />
    </DropdownMenu>
  );
}

export const Choices = meta.story({
  render: () => <Sorted />,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Sort' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('group', { name: 'Sort by' });
    await expect(screen.getByRole('menuitemradio', { name: 'Newest first' })).toBeChecked();
    await userEvent.keyboard('m');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Most votes' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitemradio', { name: 'Most votes' })).toBeChecked();
  },
});

/** Enter opens the menu; arrows skip disabled items and wrap around; a letter jumps to its item. */
export const Keyboard = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'primitives-overlays-dropdownmenu--escape-returns' },
  play: async ({ canvas, userEvent }) => {
    rename.mockClear();
    const trigger = canvas.getByRole('button', { name: 'More for passport.pdf' });
    const item = (name: string) => screen.getByRole('menuitem', { name });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'More for passport.pdf' });
    await waitFor(() => expect(item('Rename document')).toHaveFocus());
    await expect(item('Download document')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Settings')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(item('Delete document')).toHaveFocus());
    await userEvent.keyboard('r');
    await waitFor(() => expect(item('Rename document')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(rename).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const EscapeReturns = meta.story({
  play: async ({ canvas, userEvent }) => {
    remove.mockClear();
    const trigger = canvas.getByRole('button', { name: 'More for passport.pdf' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(remove).not.toHaveBeenCalled();
  },
});

export const Matrix = meta.story({
  args: {
    open: true,
    children: (
      <>
        <MenuItem>Plain</MenuItem>
        <MenuItem icon={Pencil}>With an icon</MenuItem>
        <MenuItem icon={Pencil} disabled>
          Disabled
        </MenuItem>
        <MenuItem icon={Trash2} variant="danger">
          Danger
        </MenuItem>
        <MenuItem icon={Trash2} variant="danger" disabled>
          Danger, disabled
        </MenuItem>
        <MenuLink href="#place">Link</MenuLink>
        <MenuLink href="#place" icon={Settings}>
          Link with an icon
        </MenuLink>
        <MenuSeparator />
        <MenuChoices
          label="Choices"
          value="chosen"
          onValueChange={fn()}
          options={[
            { value: 'chosen', label: 'Chosen' },
            { value: 'other', label: 'Not chosen' },
          ]}
        />
      </>
    ),
  },
});
