import type { ReactNode } from 'react';
import { Table } from '../../src/index.ts';
import * as styles from '../../src/theme/foundations/Foundations.css.ts';
import { leaves } from '../../src/theme/leaves.ts';

const kebab = (name: string) =>
  name.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The custom property of a token: `color.text.muted` is `--sh-color-text-muted`. */
export const variableOf = (name: string) => `--sh-${kebab(name)}`;

export const Swatch = ({ of: role }: { of: string }) => (
  <div className={styles.swatch} style={{ background: `var(${variableOf(`color.${role}`)})` }} />
);

interface TokenTableProps {
  caption: string;
  columns: string[];
  rows: [name: string, ...cells: ReactNode[]][];
}

const pixelsOf: Record<string, number> = { px: 1, rem: 16 };

/** Computes a length such as `min(1.18rem + 0.3vw, 7vw, 1.4375rem)` for a window width. */
function pixelsAt(width: number, length: string): number {
  const [, kind, inner] = /^(min|clamp)\((.*)\)$/.exec(length) ?? [];
  if (inner) {
    const parts = inner.split(', ').map((part) => pixelsAt(width, part));
    const [least = 0, fluid = 0, most = 0] = parts;
    return kind === 'min' ? Math.min(...parts) : Math.min(Math.max(least, fluid), most);
  }
  return length.split(' + ').reduce((sum, term) => {
    const unit = term.replace(/[\d.]/g, '');
    return sum + Number.parseFloat(term) * (unit === 'vw' ? width / 100 : (pixelsOf[unit] ?? Number.NaN));
  }, 0);
}

/** A length on a phone and on a desktop, such as "28 to 32 px"; undefined if it depends on the text. */
export function inPixels(length: string): string | undefined {
  const [phone = 0, desktop = 0] = [360, 1280].map((width) => Math.round(pixelsAt(width, length)));
  if (Number.isNaN(phone)) return undefined;
  return phone === desktop ? `${phone} px` : `${phone} to ${desktop} px`;
}

export const looks =
  (caption: string, group: object, look: (value: string, name: string) => ReactNode) => () => (
    <TokenTable
      caption={caption}
      columns={['Token', 'Value', 'Look']}
      rows={leaves(group).map(([name, value]) => [
        name,
        <span key="value" className={styles.figure}>
          {inPixels(value) ?? value}
        </span>,
        look(value, name),
      ])}
    />
  );

interface SpecimensProps {
  of: [look: ReactNode, name: string, value: ReactNode][];
}

/** Samples that are too wide for a table. */
export const Specimens = ({ of }: SpecimensProps) => (
  <ul role="list" className={styles.specimens}>
    {of.map(([look, name, value]) => (
      <li key={name} className={styles.specimen}>
        {look}
        <p className={styles.note}>
          <strong>{name}</strong> {value}
        </p>
      </li>
    ))}
  </ul>
);

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
