import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { nativeProps } from '../../../../test/docs/nativeProps.ts';
import { inColumn } from '../../../../test/inColumn.tsx';
import { hardTexts } from '../../../../test/texts.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Stack } from '../../content/Stack/Stack.tsx';
import { Dialog } from '../../overlays/Dialog/Dialog.tsx';
import { Combobox } from './Combobox.tsx';

const countries = [
  { value: 'CI', label: 'Côte d’Ivoire', keywords: ['Ivory Coast'] },
  { value: 'EG', label: 'Egypt' },
  { value: 'SY', label: 'Syria' },
  { value: 'TN', label: 'Tunisia' },
  { value: 'TR', label: 'Türkiye', keywords: ['Turkey'] },
  { value: 'UA', label: 'Ukraine' },
];

const towns = [
  { value: '06412000', label: 'Frankfurt am Main', hint: 'Hesse' },
  { value: '12053000', label: 'Frankfurt (Oder)', hint: 'Brandenburg' },
  { value: '08237028', label: 'Freudenstadt', hint: 'Baden-Württemberg' },
  { value: '08311000', label: 'Freiburg', hint: 'Baden-Württemberg' },
];

const arabic = [
  { value: 'EG', label: 'مصر' },
  { value: 'SY', label: 'سوريا', hint: hardTexts.arabic.sentence },
];

const meta = preview.meta({
  title: 'Primitives/Forms/Combobox',
  component: Combobox,
  argTypes: nativeProps('disabled', 'required', 'readOnly'),
  args: { label: 'Country of birth', options: countries, onValueChange: fn() },
  decorators: [inColumn('26rem')],
});

/** Typing activates the best option; Enter takes it. */
export const Default = meta.story({
  parameters: {
    modes: {
      longText: {
        args: {
          label: hardTexts.long,
          hint: hardTexts.unbroken,
          error: hardTexts.unbroken,
          options: [{ value: 'long', label: hardTexts.long }],
          defaultValue: 'long',
        },
      },
      rightToLeft: {
        args: {
          label: hardTexts.arabic.action,
          hint: hardTexts.arabic.sentence,
          options: arabic,
          defaultValue: 'EG',
        },
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Country of birth' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('turk');
    await expect(canvas.getByRole('option', { name: 'Türkiye' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Türkiye');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('TR');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
  },
});

/** The list ignores accents and marks the words that match. */
export const Filtered = meta.story({
  args: { label: 'Town', options: towns, defaultValue: '08311000' },
  parameters: {
    modes: {
      forcedColors: true,
      rightToLeft: true,
    },
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.clear(field);
    await userEvent.keyboard('fre');
    await userEvent.keyboard('{ArrowDown}');
    const list = canvas.getByRole('listbox');
    const options = canvas.getAllByRole('option');
    await expect(options[1]).toHaveAttribute('id', field.getAttribute('aria-activedescendant'));
    await waitFor(() =>
      expect(list.getBoundingClientRect().top).toBeGreaterThan(field.getBoundingClientRect().bottom),
    );
  },
});

/** The text stays, and the form is not sent with it. */
export const NothingFound = meta.story({
  args: { required: true },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox');
    await userEvent.type(field, 'Atlantis');
    const none = 'Nothing in the list matches “Atlantis”. Check the spelling or type fewer letters.';
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(none), { timeout: 3000 });
    await userEvent.tab();
    await expect(field).toHaveValue('Atlantis');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(field.validationMessage).toBe('Choose an option from the list');
    await userEvent.click(field);
  },
});

/** Keys, the pointer and the Clear button. */
export const Operated = meta.story({
  tags: ['test-only'],
  args: { defaultValue: 'EG' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox');
    const type = async (text: string) => {
      await userEvent.clear(field);
      await userEvent.keyboard(text);
    };
    const lastValue = (value: string | null) => expect(args.onValueChange).toHaveBeenLastCalledWith(value);

    // A click shows the whole list.
    await userEvent.click(field);
    await expect(canvas.getAllByRole('option')).toHaveLength(6);
    await expect(canvas.getByRole('option', { name: 'Egypt' })).toHaveAttribute('data-selected');
    await userEvent.click(canvas.getByRole('option', { name: 'Syria' }));
    await lastValue('SY');
    await expect(field).toHaveFocus();

    // Escape restores the chosen option.
    await type('ukr');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('Syria');
    await lastValue('SY');

    // Tab ignores an option that only typing activated.
    await type('ukr');
    await userEvent.tab();
    await expect(field).toHaveValue('ukr');
    await lastValue(null);

    // Tab takes an option that a key activated.
    field.focus();
    await type('t');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect(field).toHaveValue('Türkiye');
    await lastValue('TR');

    // Also if it is the only one.
    field.focus();
    await type('syr');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect(field).toHaveValue('Syria');
    await lastValue('SY');
    // A text that is the whole label counts.
    field.focus();
    await type('COTE D’IVOIRE');
    await userEvent.tab();
    await expect(field).toHaveValue('Côte d’Ivoire');
    await lastValue('CI');

    await userEvent.click(canvas.getByRole('button', { name: 'Clear the field' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await lastValue(null);
    await type('ivory');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 option'), { timeout: 3000 });
    await userEvent.keyboard('{Enter}');
  },
});

const load = fn();

/** The options of the server; the chosen one is remembered. */
function Loading({ isSlow = false }) {
  const [query, setQuery] = useState('');
  const [value, setValue] = useState<string | null>('08311000');
  const loaded = query === '' ? towns.slice(3) : towns.slice(0, 2);
  return (
    <Combobox
      label="Town"
      name="town"
      options={query !== '' && isSlow ? [] : loaded}
      loading={query !== '' && isSlow}
      value={value}
      onValueChange={setValue}
      onSearch={(next) => {
        load(next);
        setQuery(next);
      }}
    />
  );
}

export const OptionsLoading = meta.story({
  render: () => <Loading isSlow />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.clear(field);
    await userEvent.keyboard('frank');
    await expect(load).toHaveBeenLastCalledWith('frank');
    await expect(canvas.getByText('Looking for options …', { selector: 'p' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('Freiburg');
    await userEvent.clear(field);
    await userEvent.keyboard('frank');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Looking for options …'), {
      timeout: 3000,
    });
  },
});

export const OptionsLoaded = meta.story({
  tags: ['test-only'],
  render: () => <Loading />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.clear(field);
    await userEvent.keyboard('Frankfurt');
    await userEvent.click(canvas.getByRole('option', { name: 'Frankfurt (Oder) Brandenburg' }));
    await expect(field).toHaveValue('Frankfurt (Oder)');
    await expect(load).toHaveBeenLastCalledWith('');
  },
});

/** Escape closes the list first, then the dialog. */
export const InADialog = meta.story({
  tags: ['test-only'],
  render: (args) => (
    <Dialog trigger={<Button>Change</Button>} title="Your country">
      <Combobox {...args} />
    </Dialog>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    const field = await screen.findByRole('combobox');
    await userEvent.type(field, 'u');
    await expect(screen.getByRole('option', { name: 'Ukraine' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** The active option stays visible, and the list is above the field if there is no room below it. */
export const LongList = meta.story({
  tags: ['test-only'],
  args: {
    label: 'Town',
    options: Array.from({ length: 60 }, (_, index) => ({ value: `${index}`, label: `Town ${index}` })),
  },
  render: (args) => (
    <div style={{ paddingBlockStart: '31rem' }}>
      <Combobox {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => {
      const option = canvas.getByRole('option', { name: 'Town 59' }).getBoundingClientRect();
      const list = canvas.getByRole('listbox').getBoundingClientRect();
      expect(list.bottom).toBeLessThan(field.getBoundingClientRect().top);
      expect(option.bottom).toBeLessThanOrEqual(list.bottom);
      expect(option.top).toBeGreaterThanOrEqual(list.top);
    });
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack gap={6}>
      <Combobox label="Empty" options={countries} />
      <Combobox label="Optional" optional hint="With a hint" options={countries} defaultValue="CI" />
      <Combobox label="Placeholder" options={countries} placeholder="Such as Tunisia" />
      <Combobox label="Wrong" options={countries} error="Choose the country where you were born" />
      <Combobox label="Read-only" options={countries} readOnly defaultValue="TR" />
      <Combobox label="Disabled" options={countries} disabled defaultValue="TR" />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Read-only' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}x');
    await expect(field).toHaveValue('Türkiye');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    field.blur();
  },
});
