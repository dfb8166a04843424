import type { ShownState } from './data.ts';
import { StoryLink } from './StoryLink.tsx';

const wordsOf = ({ id }: ShownState) => id.replace(/^(§\d|Rulings:) /, '');

/** States of the specification with their exact words, each with the stories that show it. */
export const StateTable = ({ states }: { states: readonly ShownState[] }) => (
  <table className="docs-states">
    <thead>
      <tr>
        <th scope="col">State</th>
        <th scope="col">Exact words</th>
        <th scope="col">Stories</th>
      </tr>
    </thead>
    <tbody>
      {states.map((state) => (
        <tr key={state.id}>
          <td>{wordsOf(state)}</td>
          <td>
            {state.messages.map((message) => (
              <div key={message}>{message}</div>
            ))}
          </td>
          <td>
            {state.stories.map(({ id, label }) => (
              <div key={id}>
                <StoryLink id={id}>{label}</StoryLink>
              </div>
            ))}
            {state.elsewhere}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
