import { useEffect, useRef, useState } from 'react';

/** Milliseconds after the last key, until the server is asked. */
export const typingPause = 300;

/** The text in the search field. `onSearch` is called with it when typing pauses, or with null if it is empty. */
export function useQuestionSearch(q: string | null, onSearch: (q: string | null) => void) {
  const [typed, setTyped] = useState(q ?? '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(q);

  // A link or the Back button can change the search. A search that this field sent does not replace newer typing.
  useEffect(() => {
    if (q !== sent.current) {
      clearTimeout(timer.current);
      setTyped(q ?? '');
    }
    sent.current = q;
  }, [q]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    typed,
    setTyped: (text: string) => {
      setTyped(text);
      clearTimeout(timer.current);
      const send = () => {
        sent.current = text.trim() || null;
        onSearch(sent.current);
      };
      if (text === '') send();
      else timer.current = setTimeout(send, typingPause);
    },
  };
}
