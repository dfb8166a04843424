import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { hardTexts } from '../../../../test/texts.ts';
import { Stack } from '../../content/Stack/Stack.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const options = [
  { value: 'all', label: 'All' },
  { value: 'housing', label: 'Housing' },
  { value: 'banking', label: 'Banking' },
];

const hinted = [
  { value: 'system', label: 'As on this device', hint: 'Follows what the device is set to.', sample: '½' },
  { value: 'light', label: 'Paper', hint: 'Dark ink on light paper.', sample: '1' },
  { value: 'dark', label: 'Night ink', hint: 'Not to be chosen here.', sample: '2', disabled: true },
];

const meta = preview.meta({
  title: 'Primitives/Forms/SegmentedControl',
  tags: ['control'],
  component: SegmentedControl,
  args: { label: 'Category', options, defaultValue: 'all', onValueChange: fn() },
  decorators: [inColumn('20rem')],
});

/** One Tab stop; arrow keys select and wrap around. */
export const Default = meta.story({
  parameters: {
    modes: {
      longText: {
        args: {
          label: hardTexts.long,
          options: [
            { value: 'all', label: hardTexts.long, hint: hardTexts.unbroken },
            { value: 'unbroken', label: hardTexts.unbroken, hint: hardTexts.long },
          ],
        },
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name });
    await expect(canvas.getByRole('radiogroup', { name: 'Category' })).toBeVisible();
    await userEvent.tab();
    await expect(radio('All')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio('Housing')).toBeChecked();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(radio('Banking')).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('banking');
    await userEvent.tab();
    await expect(radio('Banking')).not.toHaveFocus();
  },
});

/** Disabled segments are skipped; the hint describes the segment, the sample is hidden. */
export const WithHints = meta.story({
  args: { label: 'Theme', orientation: 'vertical', options: hinted, defaultValue: 'light' },
  play: async ({ args, canvas, userEvent }) => {
    const paper = canvas.getByRole('radio', { name: 'Paper' });
    await expect(paper).toHaveAccessibleDescription('Dark ink on light paper.');
    await expect(canvas.getByRole('radio', { name: 'Night ink' })).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('system');
  },
});

export const Controlled = meta.story({
  args: { value: 'housing', defaultValue: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Banking'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('banking');
    await expect(canvas.getByRole('radio', { name: 'Housing' })).toBeChecked();
  },
});

export const Vertical = meta.story({ args: { orientation: 'vertical', defaultValue: 'housing' } });

export const Disabled = meta.story({ args: { disabled: true } });

export const Matrix = meta.story({
  render: () => (
    <Stack gap={6}>
      <SegmentedControl label="Chosen" options={options} defaultValue="housing" />
      <SegmentedControl
        label="Nothing chosen"
        hint="You can change it later."
        error="Choose one"
        options={options}
      />
      <SegmentedControl label="Label hidden" labelHidden options={options} defaultValue="banking" />
      <SegmentedControl label="Disabled" disabled options={options} defaultValue="all" />
      <SegmentedControl label="With hints" orientation="vertical" options={hinted} defaultValue="system" />
      <SegmentedControl
        label="Vertical, disabled"
        orientation="vertical"
        disabled
        options={options}
        defaultValue="housing"
      />
    </Stack>
  ),
});

/** In right-to-left text, the left arrow selects the next segment. */
export const ArrowKeysRightToLeft = meta.story({
  globals: { dir: 'rtl' },
  args: {
    label: hardTexts.arabic.action,
    options: [
      { value: 'all', label: hardTexts.arabic.word },
      { value: 'b', label: hardTexts.arabic.name },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: hardTexts.arabic.name })).toBeChecked();
  },
});
