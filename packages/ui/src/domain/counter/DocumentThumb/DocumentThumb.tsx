import type { StoredDocument } from '@settlement-help/contract';
import { FileText } from 'lucide';
import { useEffect, useEffectEvent, useState } from 'react';
import { useObjectUrl } from '../../../async/useObjectUrl.ts';
import { useFormats } from '../../../i18n/UiProvider.tsx';
import { Icon } from '../../../primitives/content/Icon/Icon.tsx';
import { DocumentLink } from '../../documents/DocumentLink/DocumentLink.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './DocumentThumb.css.ts';

export interface DocumentThumbProps {
  document: StoredDocument;
  /** Loads a small picture of the first page. Resolves to null if the file has none. A rejection shows an icon. */
  onLoad: (document: StoredDocument, signal: AbortSignal) => Promise<Blob | null>;
}

/** A small picture of a document that opens its preview. */
export function DocumentThumb({ document, onLoad }: DocumentThumbProps) {
  const messages = useMessages('counterPass');
  const [picture, setPicture] = useState<Blob | null>(null);
  const format = useFormats();
  const load = useEffectEvent((signal: AbortSignal) => onLoad(document, signal));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another document has another picture
  useEffect(() => {
    const controller = new AbortController();
    load(controller.signal).then(
      (loaded) => {
        if (!controller.signal.aborted) setPicture(loaded);
      },
      () => undefined,
    );
    return () => {
      controller.abort();
      setPicture(null);
    };
  }, [document.id, document.file_size]);

  return (
    <DocumentLink
      document={document}
      className={styles.thumb}
      // The half for the official is in another language.
      lang={format.locale}
      aria-label={messages.openDocument({ name: document.original_filename })}
    >
      {picture ? <Picture file={picture} /> : <Icon icon={FileText} />}
    </DocumentLink>
  );
}

function Picture({ file }: { file: Blob }) {
  const url = useObjectUrl(file);
  return url && <img src={url} alt="" className={styles.image} />;
}
