import type { StoredDocument } from '@settlement-help/contract';
import { fixtures } from '@settlement-help/contract/testing';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { DocumentFilter, type DocumentFilterProps } from './DocumentFilter.tsx';

const [passport, confirmation] = fixtures.documents as [StoredDocument, StoredDocument];

function Stateful({ onValueChange, ...props }: DocumentFilterProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DocumentFilter
      {...props}
      value={value}
      onValueChange={(next) => {
        onValueChange(next);
        setValue(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Domain/Documents/DocumentFilter',
  component: DocumentFilter,
  args: {
    documents: [{ ...passport, kind: 'passport', expires_on: '2026-12-10' }, confirmation],
    steps: fixtures.steps,
    today: '2026-11-20',
    value: { show: null, order: 'newest' },
    onValueChange: fn(),
  } as DocumentFilterProps,
  render: (args) => <Stateful {...args} />,
  decorators: [inColumn('36rem')],
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const show = canvas.getByLabelText('Show');
    await expect(canvas.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'All documents (2)',
      'Runs out (1)',
      'Passport (1)',
      expect.stringMatching(/^Step “.+” \(1\)$/),
      ...['Newest first', 'Name', 'Valid until, soonest first'],
    ]);
    await userEvent.tab();
    await expect(show).toHaveFocus();
    await userEvent.keyboard('r');
    await userEvent.selectOptions(show, 'Runs out (1)');
    await userEvent.tab();
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Name');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ show: 'ending', order: 'name' });
  },
});
