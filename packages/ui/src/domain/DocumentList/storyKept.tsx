import { useState } from 'react';
import { DocumentList, type DocumentListProps } from './DocumentList.tsx';

/** Keeps the documents as the app would. */
export function Kept({ documents: initial, onDelete, ...props }: DocumentListProps) {
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
