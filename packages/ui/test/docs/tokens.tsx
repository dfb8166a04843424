import type { ReactNode } from 'react';
import { Table } from '../../src/index.ts';
import * as styles from '../../src/theme/foundations/Foundations.css.ts';

/** The leaves of a group of tokens by their dotted names. */
export const leaves = (group: object, path = ''): [name: string, value: string][] =>
  Object.entries(group).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : leaves(value, `${path}${key}.`),
  );

const kebab = (name: string) =>
  name.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The custom property of a token: `color.text.muted` is `--sh-color-text-muted`. */
export const variableOf = (name: string) => `--sh-${kebab(name)}`;

/** A role of colours as the theme in force has it. */
export const Swatch = ({ of: role }: { of: string }) => (
  <div className={styles.swatch} style={{ background: `var(${variableOf(`color.${role}`)})` }} />
);

interface TokenTableProps {
  caption: string;
  /** What stands in each column. */
  columns: string[];
  /** A row each: the name first. */
  rows: [name: string, ...cells: ReactNode[]][];
}

/** Renders a group of tokens, each with its look and its value. */
export const looks =
  (caption: string, group: object, look: (value: string, name: string) => ReactNode) => () => (
    <TokenTable
      caption={caption}
      columns={['Token', 'Look', 'Value']}
      rows={leaves(group).map(([name, value]) => [name, look(value, name), value])}
    />
  );

/** Tokens one under the other, with what they look like. */
export const TokenTable = ({ caption, columns, rows }: TokenTableProps) => (
  <Table
    caption={caption}
    columns={columns.map((label, index) => ({
      key: label,
      label,
      cell: (row: TokenTableProps['rows'][number]) => row[index],
    }))}
    rows={rows}
    rowKey={([name]) => name}
  />
);
