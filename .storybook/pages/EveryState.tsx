import { type ShownState, shownStates } from 'virtual:spec-states';
import { useDeferredValue, useState } from 'react';

const wordsOf = ({ id }: ShownState) => id.replace(/^(§\d|Rulings:) /, '');

const allMessages = new Set(shownStates.flatMap(({ messages }) => messages));

/** How much there is to see. */
export const CountOfStates = () => `${shownStates.length} states and ${allMessages.size} exact texts.`;

const isAbout = (words: string) => (state: ShownState) =>
  [state.id, ...state.messages].some((text) => text.toLowerCase().includes(words.toLowerCase()));

// Storybook sets its own type on each element of a page.
const asInTable = { font: 'inherit' };

function Section({ section, states }: { section: string; states: ShownState[] }) {
  return (
    <>
      <h2>{section}</h2>
      <table style={{ tableLayout: 'fixed', inlineSize: '100%', overflowWrap: 'anywhere' }}>
        <thead>
          <tr>
            <th scope="col" style={{ textAlign: 'start' }}>
              State
            </th>
            <th scope="col" style={{ textAlign: 'start' }}>
              Exact words
            </th>
            <th scope="col" style={{ textAlign: 'start' }}>
              Stories
            </th>
          </tr>
        </thead>
        <tbody>
          {states.map((state) => (
            <tr key={state.id}>
              <td>{wordsOf(state)}</td>
              <td>
                {state.messages.map((message) => (
                  <div key={message} style={asInTable}>
                    {message}
                  </div>
                ))}
              </td>
              <td>
                {state.stories.map(({ id, label }) => (
                  <div key={id} style={asInTable}>
                    <a href={`./?path=/story/${id}`} target="_top">
                      {label}
                    </a>
                  </div>
                ))}
                {state.elsewhere}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The states of the specification by section, each with links to the stories that show it. */
export function EveryState() {
  const [words, setWords] = useState('');
  const found = shownStates.filter(isAbout(useDeferredValue(words)));
  return (
    <>
      <p>
        <label htmlFor="words">Find a state or a message </label>
        <input
          id="words"
          type="search"
          value={words}
          placeholder="Network error"
          style={{ font: 'inherit', padding: '0.5rem', inlineSize: 'min(100%, 24rem)' }}
          onChange={(event) => setWords(event.target.value)}
        />
      </p>
      <p role="status">{`${found.length} of ${shownStates.length} states`}</p>
      {[...Map.groupBy(found, ({ section }) => section)].map(([section, states]) => (
        <Section key={section} section={section} states={states} />
      ))}
    </>
  );
}
