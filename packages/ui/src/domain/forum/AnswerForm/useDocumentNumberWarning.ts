import { useRef } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { findDocumentNumber } from './findDocumentNumber.ts';

/** Returns a function that warns about a document number in a text, once per number. */
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
