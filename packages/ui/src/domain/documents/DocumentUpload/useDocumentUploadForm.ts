import type { DocumentKind } from '@settlement-help/contract';
import { type FormEvent, type RefObject, useState } from 'react';
import { type BackgroundUploadRequest, useUploads } from '../../../async/useUploads.ts';

/** A file of at most 10 MB in an allowed format (§9), with an optional name. */
export interface DocumentUploadRequest extends BackgroundUploadRequest {
  /** Trimmed; undefined if empty. */
  name: string | undefined;
  /** Null if the user chose none. */
  kind: DocumentKind | null;
}

/** State of the upload form: the files, the name and kind of a single file, and the uploads. */
export function useDocumentUploadForm(
  onUpload: (request: DocumentUploadRequest) => Promise<void>,
  inputRef: RefObject<HTMLInputElement | null>,
) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [name, setName] = useState('');
  const [kind, setKind] = useState<DocumentKind | null>(null);
  const [isFileMissing, setIsFileMissing] = useState(false);
  const [showsConfirmation, setShowsConfirmation] = useState(false);
  const isSingleUpload = files.length < 2;

  const { uploads, isUploading, storedCount, start, cancel } = useUploads(async (request) => {
    const details = isSingleUpload
      ? { name: name.trim() || undefined, kind }
      : { name: undefined, kind: null };
    await onUpload({ ...request, ...details });
    setFiles((all) => all.filter((file) => file !== request.file));
    if (!isSingleUpload) return;
    // After a late cancellation, the person may have entered those of the next document.
    setName((current) => (current === name ? '' : current));
    setKind((current) => (current === kind ? null : current));
  });

  const changeFiles = (chosenFiles: readonly File[]) => {
    // A file chosen after a single failed one replaces it.
    const nextFiles =
      isSingleUpload && uploads.length > 0
        ? chosenFiles.filter((file) => !files.includes(file))
        : chosenFiles;
    for (const { file } of uploads) if (!nextFiles.includes(file)) cancel(file);
    setFiles(nextFiles);
    setIsFileMissing(false);
    setShowsConfirmation(false);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsFileMissing(files.length === 0);
    setShowsConfirmation(files.length > 0);
    // Only one field can be invalid, so a summary is not needed.
    if (files.length > 0) start(files);
    else inputRef.current?.focus();
  };

  return {
    files,
    changeFiles,
    isSingleUpload,
    isFileMissing,
    name,
    setName,
    kind,
    setKind,
    uploads,
    isUploading,
    showsConfirmation: showsConfirmation && storedCount > 0,
    storedCount,
    start,
    cancel,
    submit,
  };
}
