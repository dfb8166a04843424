import { createClient, type Step, type StoredDocument } from '@settlement-help/contract';
import { failNetwork, fixtures } from '@settlement-help/contract/testing';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { hardTexts } from '../../../../test/texts.ts';
import { StepDocuments, type StepDocumentsProps } from './StepDocuments.tsx';

const client = createClient();
const [first] = fixtures.steps as [Step];
const [passport, confirmation] = fixtures.documents as [StoredDocument, StoredDocument];

/** Stores the documents like the app. */
function Stateful({ documents: initial, onAttach, onKind, ...props }: StepDocumentsProps) {
  const [documents, setDocuments] = useState(initial);
  const change = ({ id }: StoredDocument, changes: Partial<StoredDocument>) =>
    setDocuments((all) => all?.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  return (
    <StepDocuments
      {...props}
      documents={documents}
      onAttach={async (document, stepId) => {
        await onAttach(document, stepId);
        change(document, { settlement_step_id: stepId });
      }}
      onKind={
        onKind &&
        (async (document, kind) => {
          await onKind(document, kind);
          change(document, { kind });
        })
      }
    />
  );
}

const meta = preview.meta({
  title: 'Domain/Checklist/StepDocuments',
  component: StepDocuments,
  args: {
    step: first,
    documents: fixtures.documents,
    onAttach: async ({ id }, settlement_step_id) => {
      await client.updateDocument({ params: { id }, body: { settlement_step_id } });
    },
    children: null,
  },
  render: (args) => <Stateful {...args} />,
  decorators: [inColumn('20rem')],
  parameters: { layout: 'padded' },
});

export const AttachedAndTakenOff = meta.story({
  play: async ({ canvas, userEvent }) => {
    const choose = canvas.getByRole('button', { name: `Choose from your documents: ${first.title}` });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(choose).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Your documents')).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('link', { name: /^Passport/ })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Passport is attached');
    await expect(canvas.getByRole('group')).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: /^Choose/ })).toBeNull();
    await userEvent.click(
      canvas.getByRole('button', { name: `Take ${confirmation.original_filename} off this step` }),
    );
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(canvas.getByRole('status')).toHaveTextContent('off the step. It stays in your documents.');
    await userEvent.click(canvas.getByRole('button', { name: /^Choose/ }));
    await expect(
      await canvas.findByRole('option', { name: confirmation.original_filename }),
    ).toBeInTheDocument();
  },
});

/** After an upload, the list of a server may not contain the document yet. */
export const NotListedYet = meta.story({
  tags: ['test-only'],
  args: { step: { ...first, document_url: '#lease', document_name: 'lease.pdf' }, documents: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^lease\.pdf/ })).toHaveAttribute('href', '#lease');
  },
});

export const NotListedNextToAnother = meta.story({
  tags: ['test-only'],
  args: {
    step: { ...first, document_url: '#lease', document_name: 'lease.pdf' },
    documents: [{ ...passport, settlement_step_id: first.id }],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: new RegExp(`^${passport.original_filename}`) }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^lease\.pdf/ })).toHaveAttribute('href', '#lease');
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failNetwork('updateDocument')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Choose/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Attach' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The change was not stored. Please try again.',
    );
    await expect(canvas.getByLabelText('Your documents')).toBeVisible();
  },
});

const asked = {
  documents: [confirmation],
  missingKinds: ['passport', 'insurance_certificate'],
  onKind: async ({ id }, kind) => {
    await client.updateDocument({ params: { id }, body: { kind } });
  },
} satisfies Partial<StepDocumentsProps>;

/** After an upload, the kinds that the step still needs are one press away. */
export const KindChosen = meta.story({
  tags: ['test-only'],
  args: asked,
  play: async ({ canvas, userEvent }) => {
    const question = canvas.getByRole('group', { name: `What is ${confirmation.original_filename}?` });
    await userEvent.click(within(question).getByRole('button', { name: 'Insurance certificate' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `The kind of ${confirmation.original_filename} is saved.`,
    );
    await expect(canvas.getByRole('group')).toHaveFocus();
  },
});

export const KindNotSaved = meta.story({
  args: asked,
  beforeEach: ({ msw }) => msw.use(failNetwork('updateDocument')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Passport' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The change was not stored. Please try again.',
    );
  },
});

export const LongNames = meta.story({
  args: {
    documents: [
      { ...confirmation, original_filename: `${hardTexts.unbroken}.pdf` },
      { ...passport, settlement_step_id: 'step-2', original_filename: hardTexts.long },
    ],
  },
  decorators: [inColumn('18rem')],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Choose/ }));
    await expect(canvas.getByLabelText('Your documents')).toBeVisible();
  },
});
