import { Table } from '../../packages/ui/src/index.ts';
import type { ShownState } from './data.ts';
import { StoryLink } from './StoryLink.tsx';

const wordsOf = ({ id }: ShownState) => id.replace(/^(§\d|Rulings:) /, '');

interface StateTableProps {
  caption: string;
  states: readonly ShownState[];
}

/** States of the specification with their exact texts and stories. */
export const StateTable = ({ caption, states }: StateTableProps) => (
  <div className="sb-unstyled docs-table">
    <Table
      caption={caption}
      captionHidden
      rows={states}
      rowKey={({ id }) => id}
      columns={[
        { key: 'state', label: 'State', cell: wordsOf },
        {
          key: 'words',
          label: 'Exact words',
          cell: ({ messages }) => messages.map((message) => <div key={message}>{message}</div>),
        },
        {
          key: 'stories',
          label: 'Stories',
          cell: ({ stories, missingStoryReason }) => (
            <>
              {stories.map(({ id, label }) => (
                <div key={id}>
                  <StoryLink id={id}>{label}</StoryLink>
                </div>
              ))}
              {missingStoryReason}
            </>
          ),
        },
      ]}
    />
  </div>
);
