import { Table } from '../../packages/ui/src/index.ts';
import { components, type DocumentedComponent } from './data.ts';

const columns: [key: keyof DocumentedComponent['evidence'], label: string][] = [
  ['stories', 'axe'],
  ['keyboard', 'Keyboard'],
  ['forcedColors', 'Forced colours'],
  ['longText', 'Long text, 320 px'],
  ['rightToLeft', 'Right to left'],
  ['transcripts', 'Virtual screen reader'],
];

/** The number of stories that test each component in each way. */
export const EvidenceTable = () => (
  <div className="sb-unstyled docs-table">
    <Table
      caption="Stories that test each component"
      rows={components}
      rowKey={({ folder }) => folder}
      columns={[
        {
          key: 'name',
          label: 'Component',
          cell: ({ name, docsId }) => (
            <a href={`./?path=/docs/${docsId}`} target="_top">
              {name}
            </a>
          ),
        },
        ...columns.map(([key, label]) => ({
          key,
          label,
          cell: ({ evidence }: DocumentedComponent) => evidence[key] || 'none',
        })),
        {
          key: 'reviewed',
          label: 'Person with a screen reader',
          cell: ({ guidance }: DocumentedComponent) => guidance?.reviewed ?? 'nobody',
        },
      ]}
    />
  </div>
);
