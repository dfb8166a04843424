import type { StoredDocument } from '@settlement-help/contract';
import { type CancellableRequest, DocumentPreview as Preview } from '@settlement-help/ui/domain';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { loadFile } from '#app/features/documents/loadFile.ts';
import { documentsQuery } from '#app/features/documents/queries.ts';
import { keepFile, useKeptDocuments } from '#app/features/documents/useKeptDocuments.ts';
import { keptFiles } from '#app/lib/storage/keptFiles.ts';

export interface DocumentPreviewProps {
  /** The id of the open document, or null. */
  id: string | null;
  onClose: () => void;
}

/** The preview of a document of the person. A document that does not exist any more is not shown. */
export function DocumentPreview({ id, onClose }: DocumentPreviewProps) {
  const { data: documents } = useQuery(documentsQuery);
  const document = documents?.find((one) => one.id === id);
  // Stays while the dialog closes.
  const [shown, setShown] = useState(document);
  if (document && document !== shown) setShown(document);
  const { isSupported, isKept } = useKeptDocuments();
  const loaded = useRef<{ id: string; file: Blob }>(null);

  const keep = async (kept: StoredDocument, isWanted: boolean, request: CancellableRequest) => {
    if (!isWanted) return keptFiles.remove(kept);
    const file = loaded.current?.id === kept.id ? loaded.current.file : await loadFile(kept, request);
    await keepFile(kept, file);
  };

  if (!shown) return null;
  return (
    <Preview
      open={document !== undefined}
      onOpenChange={onClose}
      document={shown}
      onLoad={async (wanted, request) => {
        const file = await loadFile(wanted, request);
        loaded.current = { id: wanted.id, file };
        return file;
      }}
      onOpenPdf={async (file) => (await import('#app/lib/pdf/openPdf.ts')).openPdf(file)}
      isKept={isKept(shown)}
      onKeep={isSupported ? keep : undefined}
    />
  );
}
