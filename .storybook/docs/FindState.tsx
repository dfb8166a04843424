import { useDeferredValue, useState } from 'react';
import { type ShownState, shownStates } from './data.ts';
import { StateTable } from './StateTable.tsx';

const allMessages = new Set(shownStates.flatMap(({ messages }) => messages));

/** How much there is to see. */
export const CountOfStates = () => `${shownStates.length} states and ${allMessages.size} exact texts.`;

/** Each word counts by itself: "failed upload" finds "Failed to upload document". */
const isAbout = (words: string) => (state: ShownState) => {
  const text = [state.id, ...state.messages].join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

interface FindStateProps {
  /** Whether all states are listed before a word is typed. */
  listed?: boolean;
}

/** The states of the specification by section, each with links to the stories that show it. */
export function FindState({ listed = false }: FindStateProps) {
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words.trim());
  const found = listed || wanted ? shownStates.filter(isAbout(wanted)) : [];
  return (
    <>
      <p className="docs-search">
        <label htmlFor="words">Find a state or a message</label>
        <input
          id="words"
          type="search"
          value={words}
          placeholder="Network error"
          onChange={(event) => setWords(event.target.value)}
        />
        <span role="status">{(listed || wanted) && `${found.length} of ${shownStates.length} states`}</span>
      </p>
      {[...Map.groupBy(found, ({ section }) => section)].map(([section, states]) => (
        <details key={`${section} ${wanted !== ''}`} open={wanted !== ''} className="docs-section">
          <summary>{`${section}, ${states.length} ${states.length === 1 ? 'state' : 'states'}`}</summary>
          <StateTable states={states} />
        </details>
      ))}
    </>
  );
}
