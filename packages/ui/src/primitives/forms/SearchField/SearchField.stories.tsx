import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { nativeProps } from '../../../../test/docs/nativeProps.ts';
import { inColumn } from '../../../../test/inColumn.tsx';
import { hardTexts } from '../../../../test/texts.ts';
import { Stack } from '../../content/Stack/Stack.tsx';
import { SearchField } from './SearchField.tsx';

const services = ['Bank account', 'Health insurance', 'Language course', 'Banking advice'];

const meta = preview.meta({
  title: 'Primitives/Forms/SearchField',
  component: SearchField,
  argTypes: nativeProps('disabled', 'readOnly'),
  args: { label: 'Find a service', onValueChange: fn() },
  decorators: [inColumn('26rem')],
});

export const Default = meta.story({
  parameters: {
    modes: {
      longText: {
        args: {
          label: hardTexts.unbroken,
          hint: hardTexts.long,
          defaultValue: hardTexts.long,
          found: hardTexts.unbroken,
        },
      },
      rightToLeft: {
        args: {
          label: hardTexts.arabic.action,
          defaultValue: hardTexts.arabic.word,
          found: hardTexts.arabic.sentence,
        },
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByRole('searchbox', { name: 'Find a service' });
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.keyboard('bank');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('bank');
  },
});

/** Tab reaches the Clear button, which returns the focus. */
export const Cleared = meta.story({
  args: { defaultValue: 'bank' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const field = canvas.getByRole('searchbox');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
});

function Searching() {
  const [words, setWords] = useState('');
  const found = services.filter((service) => service.toLowerCase().includes(words.toLowerCase()));
  return (
    <>
      <SearchField
        label="Find a service"
        value={words}
        onValueChange={setWords}
        found={`${found.length} of ${services.length} services`}
      />
      <ul>
        {found.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
    </>
  );
}

export const Found = meta.story({
  render: () => <Searching />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'bank');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 of 4 services'), {
      timeout: 3000,
    });
  },
});

export const NothingFound = meta.story({
  args: { defaultValue: 'dentist', found: 'No service has these words. Try one word less.' },
});

export const Matrix = meta.story({
  render: () => (
    <Stack gap={6}>
      <SearchField label="Empty" />
      <SearchField label="Filled" defaultValue="bank" />
      <SearchField
        label="With a hint"
        hint="By name or by town."
        defaultValue="bank"
        found="2 of 40 services"
      />
      <SearchField label="Label hidden" labelHidden placeholder="Label hidden" />
      <SearchField label="Wrong" error="Search for at least two letters" defaultValue="b" />
      <SearchField label="Read-only" readOnly defaultValue="bank" />
      <SearchField label="Disabled" disabled defaultValue="bank" />
    </Stack>
  ),
});
