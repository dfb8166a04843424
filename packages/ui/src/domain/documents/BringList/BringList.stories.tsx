import type { BringLine, BringMatch, StoredDocument } from '@settlement-help/contract';
import { fixtures } from '@settlement-help/contract/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { hardTexts } from '../../../../test/texts.ts';
import { pdf } from '../../../../test/upload.ts';
import { saveEdit } from '../../../../test/wrappers/StatefulDocuments.tsx';
import { BringList } from './BringList.tsx';

const [fixture] = fixtures.documents as [StoredDocument];

const line = (item: string, fields: Partial<BringLine> = {}): BringLine => ({
  ...{ item, note: null, documents: ['proof_of_address'], max_age_months: null, copies: null },
  ...fields,
});
const document = (original_filename: string, fields: Partial<StoredDocument> = {}): StoredDocument => ({
  ...fixture,
  ...{ id: original_filename, original_filename, kind: 'proof_of_address' },
  ...fields,
});

const missing: BringLine = line('Photo with a digital code', { documents: ['photo'] });

const matches: BringMatch[] = [
  {
    line: line('Passport', { copies: 2 }),
    state: 'present',
    document: document('Passport of Amira.jpg'),
  },
  { line: missing, state: 'missing', document: null },
  {
    line: line('Registration form', { note: 'from the office or its website', documents: [] }),
    state: 'not_stored',
    document: null,
  },
  {
    line: line('Proof of address', { note: 'less than 3 months old', max_age_months: 3 }),
    state: 'undated',
    document: document('Electricity.pdf'),
  },
  {
    line: line('Confirmation of the school', { max_age_months: 6 }),
    state: 'too_old',
    document: document('School.pdf', { issued_on: '2026-01-10' }),
  },
  {
    line: line('Proof of health insurance'),
    state: 'expires',
    document: document('Insurance.pdf', { expires_on: '2026-11-30' }),
  },
  {
    line: line('Residence permit or visa'),
    state: 'expired',
    document: document('Visa.png', { expires_on: '2026-10-01' }),
  },
];

const meta = preview.meta({
  title: 'Domain/Documents/BringList',
  component: BringList,
  args: { matches, onAdd: fn(), onEdit: fn(saveEdit) },
  decorators: [inColumn('22rem')],
  parameters: { layout: 'padded' },
});

export const AllStates = meta.story({
  parameters: { modes: { rightToLeft: true } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Passport of Amira\.jpg/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add: Photo with a digital code' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    // The file picker of the browser cannot be operated here.
    const input = canvasElement.querySelector('input[type="file"]') as HTMLInputElement;
    const file = pdf('photo.pdf');
    await userEvent.upload(input, file);
    await expect(args.onAdd).toHaveBeenCalledWith([file], missing);
  },
});

/** A document without a date needs one, and its dialog opens from the list. */
export const DateEntered = meta.story({
  tags: ['test-only'],
  args: { matches: matches.filter(({ state }) => state === 'undated') },
  play: async ({ args, canvas, userEvent }) => {
    const enter = canvas.getByRole('button', { name: 'Enter the date: Electricity.pdf' });
    await userEvent.click(enter);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit document' }));
    const date = within(dialog.getByRole('group', { name: /^Date on the document/ }));
    for (const [part, text] of Object.entries({ Day: '2', Month: '11', Year: '2026' }))
      await userEvent.type(date.getByLabelText(part), text);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onEdit).toHaveBeenCalledWith(
      expect.objectContaining({ original_filename: 'Electricity.pdf' }),
      expect.objectContaining({ issued_on: '2026-11-02' }),
    );
    await expect(enter).toHaveFocus();
  },
});

/** On the page of a step and on paper, nothing is uploaded. */
export const ReadOnly = meta.story({
  render: ({ matches }) => <BringList matches={matches.slice(0, 5)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not in your documents yet')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const LongNames = meta.story({
  args: {
    matches: [
      { line: line(hardTexts.unbroken, { note: hardTexts.long }), state: 'missing', document: null },
      {
        line: line(hardTexts.long, { max_age_months: 3 }),
        state: 'undated',
        document: document(`${hardTexts.unbroken}.pdf`),
      },
    ],
  },
});
