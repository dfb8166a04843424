import { useRef } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { findDocumentNumber } from './documentNumber.ts';

/** Gives the warning of a text that seems to hold the number of a document, once for each number. */
export function useDocumentNumberWarning() {
  const { documentNumber } = useMessages('forum');
  const warned = useRef(new Set<string>());
  return (text: string) => {
    const found = findDocumentNumber(text);
    if (!found || warned.current.has(found)) return undefined;
    warned.current.add(found);
    return documentNumber;
  };
}
