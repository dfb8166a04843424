import { useDeferredValue, useState } from 'react';
import { primitives } from '../../packages/ui/messages/dist/en/primitives.ts';
import { SearchField, Table, UiProvider } from '../../packages/ui/src/index.ts';
import { leaves } from '../../packages/ui/src/theme/leaves.ts';
import { shared } from '../../packages/ui/src/theme/scale.ts';
import { themes } from '../../packages/ui/src/theme/tokens.ts';
import { type Entry, findEntries, hasWords } from '../../tools/component-docs/findEntries.ts';
import { components, type ShownState, shownStates } from './data.ts';
import { StateTable } from './StateTable.tsx';

const allMessages = new Set(shownStates.flatMap(({ messages }) => messages));

export const CountOfStates = () => `${shownStates.length} states and ${allMessages.size} exact texts.`;

const texts = import.meta.glob<object>('../../packages/ui/messages/en/**/*.json', {
  eager: true,
  import: 'default',
});

const entries: Entry[] = [
  ...components.map(({ name, docsId, guidance }) => ({
    ...{ kind: 'Component' as const, name, docsId },
    aliases: guidance?.aliases ?? [],
  })),
  ...leaves({ color: themes.light, ...shared }).map(([name, value]) => ({
    ...{ kind: 'Token' as const, name, docsId: 'foundations-tokens-by-component--docs' },
    aliases: [value],
  })),
  ...Object.values(texts).flatMap((file) =>
    leaves(file).map(([key, text]) => ({ kind: 'Text' as const, name: text, aliases: [key] })),
  ),
];

/** More results would hide the states below them. */
const maxEntries = 12;

const EntryTable = ({ found }: { found: readonly Entry[] }) => (
  <div className="sb-unstyled docs-table">
    <Table
      caption="Components, tokens and texts"
      captionHidden
      rows={found}
      rowKey={({ kind, name, aliases }) => [kind, name, ...aliases].join(' ')}
      columns={[
        {
          key: 'name',
          label: 'Name',
          cell: ({ name, docsId }) =>
            docsId ? (
              <a href={`./?path=/docs/${docsId}`} target="_top">
                {name}
              </a>
            ) : (
              name
            ),
        },
        { key: 'kind', label: 'Kind', cell: ({ kind }) => kind },
        { key: 'aliases', label: 'Also', cell: ({ aliases }) => aliases.join(', ') },
      ]}
    />
  </div>
);

const StateSections = ({ states, open }: { states: readonly ShownState[]; open: boolean }) =>
  [...Map.groupBy(states, ({ section }) => section)].map(([section, own]) => (
    <details key={`${section} ${open}`} open={open} className="docs-section">
      <summary>{`${section}, ${own.length} ${own.length === 1 ? 'state' : 'states'}`}</summary>
      <StateTable caption={section} states={own} />
    </details>
  ));

/** All states of the specification, by section. */
export const AllStates = () => <StateSections states={shownStates} open={false} />;

/** Searches components, tokens, texts, and the states of the specification, and links to them. */
export function Finder() {
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words.trim());
  const found = findEntries(entries, wanted);
  const states = wanted
    ? shownStates.filter(({ id, messages }) => hasWords([id, ...messages].join(' '), wanted))
    : [];
  return (
    <UiProvider locale="en" messages={primitives}>
      <div className="sb-unstyled docs-search">
        <SearchField
          label="Find a component, a token, a text or a state"
          hint="Such as “modal”, “surface” or “network error”."
          value={words}
          onValueChange={setWords}
          found={wanted && `${found.length} components, tokens and texts, ${states.length} states`}
        />
      </div>
      {found.length > 0 && <EntryTable found={found.slice(0, maxEntries)} />}
      <StateSections states={states} open />
    </UiProvider>
  );
}
