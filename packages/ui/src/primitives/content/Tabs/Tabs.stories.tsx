import { FileText, Landmark, MessageCircle } from 'lucide';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { type TabItem, Tabs } from './Tabs.tsx';

const tabs: TabItem[] = [
  { value: 'papers', label: 'Papers', note: 3, content: <p>Three papers are ready.</p> },
  { value: 'offices', label: 'Offices', content: <p>Two offices are near you.</p> },
  { value: 'letters', label: 'Letters', disabled: true, content: <p>None yet.</p> },
  { value: 'questions', label: 'Questions', content: <p>Nobody has asked yet.</p> },
];

const meta = preview.meta({
  title: 'Primitives/Content/Tabs',
  component: Tabs,
  args: { label: 'Your registration', tabs, onValueChange: fn() },
  parameters: { layout: 'padded' },
});

/** One Tab stop; arrows open the next tab, skip disabled ones and wrap around. */
export const Default = meta.story({
  parameters: {
    modes: {
      longText: {
        args: {
          tabs: [
            { value: 'long', label: hardTexts.long, note: 120, content: <p>{hardTexts.long}</p> },
            {
              value: 'unbroken',
              label: hardTexts.unbroken,
              icon: FileText,
              content: <p>{hardTexts.unbroken}</p>,
            },
          ],
          defaultValue: 'unbroken',
        },
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await expect(canvas.getByRole('tablist', { name: 'Your registration' })).toBeVisible();
    await userEvent.tab();
    await expect(tab('Papers 3')).toHaveFocus();
    await expect(tab('Papers 3')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(tab('Questions')).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('questions');
    await expect(canvas.getByRole('tabpanel', { name: 'Questions' })).toHaveTextContent('Nobody has asked');
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Papers 3')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(tab('Questions')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Papers 3' })).toHaveFocus();
  },
});

export const Manual = meta.story({
  args: { manual: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Offices' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Papers 3' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tabpanel', { name: 'Offices' })).toBeVisible();
  },
});

/** A controlled tab does not open until the value changes. */
export const Controlled = meta.story({
  args: { value: 'offices' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Questions' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('questions');
    await expect(canvas.getByRole('tab', { name: 'Offices' })).toHaveAttribute('aria-selected', 'true');
  },
});

/** A text in a panel is kept while another panel is open. */
export const KeepMounted = meta.story({
  tags: ['test-only'],
  args: {
    keepMounted: true,
    tabs: [
      { value: 'name', label: 'Name', content: <TextField label="First name" /> },
      { value: 'address', label: 'Address', content: <TextField label="Street" /> },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('First name'), 'Amira');
    await userEvent.click(canvas.getByRole('tab', { name: 'Address' }));
    await expect(canvas.getByLabelText('Street')).toBeVisible();
    await expect(canvas.getByLabelText('First name')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Name' }));
    await expect(canvas.getByLabelText('First name')).toHaveValue('Amira');
  },
});

export const OpenAtFirst = meta.story({ args: { defaultValue: 'questions' } });

const withIcons: TabItem[] = [
  { value: 'open', label: 'Open', icon: FileText, note: 12, content: <p>Open</p> },
  { value: 'closed', label: 'Closed', icon: Landmark, note: 3, content: <p>Closed</p> },
  { value: 'off', label: 'Disabled', icon: MessageCircle, note: 0, disabled: true, content: <p>Off</p> },
];

export const Matrix = meta.story({
  render: () => (
    <Stack gap={8}>
      <Tabs label="Words" tabs={tabs} />
      <Tabs label="With icons and numbers" tabs={withIcons} />
      <Tabs label="The second one" tabs={withIcons} defaultValue="closed" />
    </Stack>
  ),
});

export const ArrowKeysRightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: {
    label: hardTexts.arabic.sentence,
    tabs: [
      {
        value: 'a',
        label: hardTexts.arabic.action,
        icon: FileText,
        content: <p>{hardTexts.arabic.sentence}</p>,
      },
      { value: 'b', label: hardTexts.arabic.word, content: <p>{hardTexts.arabic.name}</p> },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tabpanel', { name: hardTexts.arabic.word })).toBeVisible();
  },
});
