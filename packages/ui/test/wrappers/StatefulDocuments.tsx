import { createClient, type StoredDocument } from '@settlement-help/contract';
import { fixtures } from '@settlement-help/contract/testing';
import { useState } from 'react';
import { fn } from 'storybook/test';
import type { DocumentEdit } from '../../src/domain/documents/DocumentDetails/DocumentDetails.tsx';
import {
  DocumentList,
  type DocumentListProps,
} from '../../src/domain/documents/DocumentList/DocumentList.tsx';

const client = createClient();

/** Sends the changes of a document and its new file as the app does. */
export async function saveEdit({ id }: StoredDocument, { file, ...body }: DocumentEdit) {
  await client.updateDocument({ params: { id }, body });
  if (file) await client.replaceDocument({ params: { id }, form: { file } });
}

export const documentArgs = {
  documents: fixtures.documents,
  stepNumbers: new Map([['step-1', 1]]),
  today: '2026-11-20',
  onDelete: fn(async ({ id }: StoredDocument) => {
    await client.deleteDocument({ params: { id } });
  }),
  onAddFirst: fn(),
};

/** The arguments of a list on a server with a bin. */
export const editableArgs = {
  ...documentArgs,
  onErase: fn(async ({ id }: StoredDocument) => {
    await client.deleteDocument({ params: { id } });
    await client.eraseDocument({ params: { id } });
  }),
  onEdit: fn(saveEdit),
  onDownloadAll: fn(async () => {
    await client.createArchive({ body: {} });
  }),
};

/** Keeps the documents as the app would. */
export function StatefulDocuments(all: DocumentListProps) {
  const { documents: initial, onDelete, onErase, onEdit, ...props } = all;
  const [documents, setDocuments] = useState(initial);
  const removes = (action: typeof onDelete) => async (document: StoredDocument) => {
    await action(document);
    setDocuments((all) => all.filter(({ id }) => id !== document.id));
  };
  return (
    <DocumentList
      {...props}
      documents={documents}
      onEdit={
        onEdit &&
        (async (document, { file, ...changes }) => {
          await onEdit(document, { file, ...changes });
          setDocuments((all) => all.map((one) => (one.id === document.id ? { ...one, ...changes } : one)));
        })
      }
      onDelete={removes(onDelete)}
      onErase={onErase && removes(onErase)}
    />
  );
}
