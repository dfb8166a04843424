import { createClient, type StoredDocument } from '@settlement-help/contract';
import { fixtures } from '@settlement-help/contract/testing';
import { useState } from 'react';
import { fn } from 'storybook/test';
import {
  DocumentList,
  type DocumentListProps,
} from '../../src/domain/documents/DocumentList/DocumentList.tsx';

const client = createClient();

export const documentArgs = {
  documents: fixtures.documents,
  stepNumbers: new Map([['step-1', 1]]),
  onDelete: fn(async ({ id }: StoredDocument) => {
    await client.deleteDocument({ params: { id } });
  }),
  onAddFirst: fn(),
};

/** Keeps the documents as the app would. */
export function StatefulDocuments({ documents: initial, onDelete, ...props }: DocumentListProps) {
  const [documents, setDocuments] = useState(initial);
  return (
    <DocumentList
      {...props}
      documents={documents}
      onDelete={async (document) => {
        await onDelete(document);
        setDocuments((all) => all.filter(({ id }) => id !== document.id));
      }}
    />
  );
}
