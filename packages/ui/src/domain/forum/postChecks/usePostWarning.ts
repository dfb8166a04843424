import { useRef } from 'react';
import { useMessages } from '../../hooks/useMessages.ts';
import { findScamSign } from '../ScamNote/findScamSign.ts';
import { findPersonalNumber } from './findPersonalNumber.ts';

/** Returns a function that warns about a personal number or a sign of fraud in a text, once for each. */
export function usePostWarning() {
  const { personalNumber, scam } = useMessages('forum');
  const warned = useRef(new Set<string>());
  const isNew = (found: string) => {
    const before = warned.current.size;
    return warned.current.add(found).size > before;
  };
  return (text: string) => {
    const found = findPersonalNumber(text);
    if (found && isNew(found.number)) return personalNumber({ kind: found.kind });
    const sign = findScamSign(text);
    return sign && isNew(sign) ? scam.ask : undefined;
  };
}
