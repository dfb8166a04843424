import type { StoredDocument } from '@settlement-help/contract';
import { fixtures, respondWith } from '@settlement-help/contract/testing';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { ownFrame } from '../../../../test/ownFrame.ts';
import { pdf } from '../../../../test/upload.ts';
import { saveEdit } from '../../../../test/wrappers/StatefulDocuments.tsx';
import { DocumentContext } from '../DocumentLink/DocumentContext.ts';
import { DocumentDetails, type DocumentDetailsProps, type DocumentEdit } from './DocumentDetails.tsx';

const [passport] = fixtures.documents as [StoredDocument];

/** Closes after saving, as in the list. */
function ClosingDetails({ onOpenChange, ...props }: DocumentDetailsProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <DocumentDetails
      {...props}
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next);
        setOpen(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Domain/Documents/DocumentDetails',
  component: DocumentDetails,
  args: {
    document: passport,
    open: true,
    onOpenChange: fn(),
    onSave: fn((edit: DocumentEdit) => saveEdit(passport, edit)),
  },
  render: (args) => <ClosingDetails {...args} />,
  parameters: { docs: ownFrame },
});

const form = async () => within(await screen.findByRole('dialog', { name: 'Edit document' }));

type Fields = Awaited<ReturnType<typeof form>>;

async function typeDate(
  { getByRole }: Fields,
  userEvent: { type: (element: Element, text: string) => Promise<void> },
  name: RegExp,
  parts: Record<string, string>,
) {
  const group = within(getByRole('group', { name }));
  for (const [part, text] of Object.entries(parts)) await userEvent.type(group.getByLabelText(part), text);
}

/** The kind that the name suggests is one press away. */
export const Suggested = meta.story({
  play: async () => {
    const fields = await form();
    await expect(fields.getByLabelText('Name')).toHaveValue('Passport');
    await expect(fields.getByLabelText(/^Kind of document/)).toHaveValue('');
    await expect(fields.getByRole('button', { name: 'Passport' })).toBeVisible();
  },
});

/** The kinds have the words of the offices. */
export const OfficialTerms = meta.story({
  tags: ['test-only'],
  args: { document: { ...passport, kind: 'landlord_confirmation' } },
  decorators: [
    (Story) => (
      <DocumentContext value={{ country: 'Germany' }}>
        <Story />
      </DocumentContext>
    ),
  ],
  play: async () => {
    const { getByLabelText } = await form();
    await expect(getByLabelText(/^Kind of document/)).toHaveDisplayValue(
      'Landlord’s confirmation (\u2068Wohnungsgeberbestätigung\u2069)',
    );
  },
});

export const Saved = meta.story({
  tags: ['test-only'],
  play: async ({ args, userEvent }) => {
    const fields = await form();
    await userEvent.clear(fields.getByLabelText('Name'));
    await userEvent.type(fields.getByLabelText('Name'), ' Passport of Amira ');
    await userEvent.tab();
    await expect(fields.getByLabelText(/^Kind of document/)).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await typeDate(fields, userEvent, /^Valid until/, { Day: '12', Month: '5', Year: '2031' });
    await userEvent.click(fields.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onSave).toHaveBeenCalledWith({
      ...{ original_filename: 'Passport of Amira', kind: 'passport', issued_on: null },
      ...{ expires_on: '2031-05-12', file: null },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const Invalid = meta.story({
  play: async ({ args, userEvent }) => {
    const fields = await form();
    await userEvent.clear(fields.getByLabelText('Name'));
    await typeDate(fields, userEvent, /^Date on the document/, { Day: '1', Month: '3', Year: '2026' });
    await typeDate(fields, userEvent, /^Valid until/, { Day: '28', Month: '2', Year: '2026' });
    await userEvent.click(fields.getByRole('button', { name: 'Save' }));
    const summary = await fields.findByRole('alert');
    await expect(summary).toHaveTextContent('Please enter a name');
    await expect(summary).toHaveTextContent('Must not be before the date on the document');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** A chosen file replaces the current one, which moves to the bin. */
export const Replaced = meta.story({
  tags: ['test-only'],
  play: async ({ args, userEvent }) => {
    const fields = await form();
    const file = pdf('new passport.pdf');
    await userEvent.upload(fields.getByLabelText('Replace the file'), file);
    await userEvent.click(fields.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ file })));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

let saving = Promise.withResolvers<Response>();

/** The form is locked while it is sent, and can be edited again after a failure. */
export const NotSaved = meta.story({
  beforeEach: ({ msw }) => {
    saving = Promise.withResolvers();
    msw.use(respondWith('updateDocument', () => saving.promise));
  },
  play: async ({ args, userEvent }) => {
    const fields = await form();
    await userEvent.click(fields.getByRole('button', { name: 'Save' }));
    await expect(fields.getByLabelText('Name')).toHaveAttribute('readonly');
    await expect(fields.getByLabelText(/^Kind of document/)).toBeDisabled();
    for (const day of fields.getAllByLabelText('Day')) await expect(day).toHaveAttribute('readonly');
    saving.resolve(HttpResponse.error());
    await expect(await fields.findByRole('alert')).toHaveTextContent(
      'There is no connection. Nothing is saved yet.',
    );
    await expect(fields.getByLabelText('Name')).toHaveValue('Passport');
    await expect(fields.getByLabelText('Name')).not.toHaveAttribute('readonly');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});
