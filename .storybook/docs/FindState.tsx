import { useDeferredValue, useState } from 'react';
import { primitives } from '../../packages/ui/messages/dist/en/primitives.ts';
import { SearchField, UiProvider } from '../../packages/ui/src/index.ts';
import { type ShownState, shownStates } from './data.ts';
import { StateTable } from './StateTable.tsx';

const allMessages = new Set(shownStates.flatMap(({ messages }) => messages));

export const CountOfStates = () => `${shownStates.length} states and ${allMessages.size} exact texts.`;

/** Matches words in any order: "failed upload" finds "Failed to upload document". */
const matches = (words: string) => (state: ShownState) => {
  const text = [state.id, ...state.messages].join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

interface FindStateProps {
  /** Lists all states while the field is empty. */
  listed?: boolean;
}

/** Searches the states of the specification and links to their stories. */
export function FindState({ listed = false }: FindStateProps) {
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words.trim());
  const found = listed || wanted ? shownStates.filter(matches(wanted)) : [];
  return (
    <>
      <UiProvider locale="en" messages={primitives}>
        <div className="sb-unstyled docs-search">
          <SearchField
            label="Find a state or a message"
            hint="Such as “network error”."
            value={words}
            onValueChange={setWords}
            found={`${found.length} of ${shownStates.length} states`}
          />
        </div>
      </UiProvider>
      {[...Map.groupBy(found, ({ section }) => section)].map(([section, states]) => (
        <details key={`${section} ${wanted !== ''}`} open={wanted !== ''} className="docs-section">
          <summary>{`${section}, ${states.length} ${states.length === 1 ? 'state' : 'states'}`}</summary>
          <StateTable caption={section} states={states} />
        </details>
      ))}
    </>
  );
}
