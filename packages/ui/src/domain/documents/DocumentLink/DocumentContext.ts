import {
  type Country,
  type DocumentKind,
  officialTerms,
  type StoredDocument,
} from '@settlement-help/contract';
import { createContext, use, useCallback } from 'react';
import { useMessages } from '../../hooks/useMessages.ts';

interface DocumentSettings {
  /** The destination, whose official terms are shown. Without it, kinds have their name only. */
  country?: Country | undefined;
  /** Opens the preview of a document. Without it, its name is a link that opens the file in a new tab. */
  onOpen?: ((document: StoredDocument) => void) | undefined;
}

/** The settings of every component that shows documents. */
export const DocumentContext = createContext<DocumentSettings>({});

/** Returns the name of a kind, with the word of the offices in brackets. */
export function useKindName() {
  const names = useMessages('documentKinds');
  const { country } = use(DocumentContext);
  return useCallback(
    (kind: DocumentKind) => {
      const term = country && officialTerms[country][kind];
      const isSame = term?.toLowerCase() === names[kind].toLowerCase();
      // Isolated, because it can be in another script than the name.
      return term && !isSame ? `${names[kind]} (\u2068${term}\u2069)` : names[kind];
    },
    [names, country],
  );
}
