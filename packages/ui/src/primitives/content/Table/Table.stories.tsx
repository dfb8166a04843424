import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { documentedAs } from '../../../../test/docs/documentedAs.ts';
import { inColumn } from '../../../../test/inColumn.tsx';
import { hardTexts } from '../../../../test/texts.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Table, type TableColumn, type TableProps, type TableSort } from './Table.tsx';

interface Account {
  bank: string;
  papers: string;
  price: string;
  days: number;
}

const accounts: Account[] = [
  { bank: 'Sparkasse', papers: 'Passport and registration', price: '4.90', days: 3 },
  { bank: 'Postbank', papers: 'Passport', price: '5.90', days: 10 },
  { bank: 'N26', papers: 'Passport and a video call', price: '0.00', days: 1 },
];

const columns: TableColumn<Account>[] = [
  { key: 'bank', label: 'Bank', cell: ({ bank }) => bank },
  { key: 'papers', label: 'Papers', cell: ({ papers }) => papers },
  { key: 'price', label: 'Price a month, €', numeric: true, cell: ({ price }) => price },
  { key: 'days', label: 'Days until it is open', numeric: true, cell: ({ days }) => days },
];

const Accounts = (props: TableProps<Account>) => <Table {...props} />;

const meta = preview.meta({
  title: 'Primitives/Content/Table',
  component: documentedAs(Table, Accounts),
  render: (args) => <Accounts {...args} />,
  args: {
    caption: 'Accounts without a salary',
    columns,
    rows: accounts,
    rowKey: ({ bank }: Account) => bank,
  },
  parameters: { layout: 'padded' },
});

/** Where there is room it is no stop of the Tab key. */
export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    modes: {
      longText: {
        args: {
          caption: hardTexts.long,
          rows: [
            { bank: hardTexts.unbroken, papers: hardTexts.long, price: '1,234,567.00', days: 365 },
            { bank: hardTexts.long, papers: hardTexts.unbroken, price: '0.00', days: 1 },
          ],
        },
      },
      rightToLeft: {
        args: {
          caption: hardTexts.arabic.action,
          columns: [
            { key: 'bank', label: hardTexts.arabic.word, cell: ({ bank }: Account) => bank },
            { key: 'papers', label: hardTexts.arabic.action, cell: ({ papers }: Account) => papers },
            { key: 'days', label: hardTexts.arabic.name, numeric: true, cell: ({ days }: Account) => days },
          ],
          rows: [
            { bank: hardTexts.arabic.name, papers: hardTexts.arabic.sentence, price: '', days: 12 },
            { bank: hardTexts.arabic.action, papers: hardTexts.arabic.word, price: '', days: 3 },
          ],
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Accounts without a salary' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Postbank' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Price a month, €' })).toHaveStyle({
      textAlign: 'end',
    });
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

/** Where there is none, Tab reaches it by its name and the arrows scroll it. */
export const Narrow = meta.story({
  decorators: [inColumn('16rem')],
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Accounts without a salary' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});

export const CaptionHidden = meta.story({
  args: { captionHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Accounts without a salary' })).toBeVisible();
  },
});

export const Empty = meta.story({ args: { rows: [], empty: 'No bank opens an account with these papers.' } });

const rowKey = ({ bank }: Account) => bank;

const sortable = columns.map((column) => ({ ...column, sortable: column.key !== 'papers' }));

function sortAccounts(rows: readonly Account[], sort: TableSort | null) {
  if (!sort) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const key = sort.key as keyof Account;
  return [...rows].sort(
    (a, b) => sign * String(a[key]).localeCompare(String(b[key]), 'en', { numeric: true }),
  );
}

function SortedAccounts({ sort: initialSort = null, onSortChange, ...props }: TableProps<Account>) {
  const [sort, setSort] = useState(initialSort);
  return (
    <Accounts
      {...props}
      rows={sortAccounts(props.rows, sort)}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        onSortChange?.(next);
      }}
    />
  );
}

function SelectedAccounts({
  selection: initialSelection = [],
  onSelectionChange,
  ...props
}: TableProps<Account>) {
  const [selection, setSelection] = useState(initialSelection);
  return (
    <SortedAccounts
      {...props}
      selection={selection}
      onSelectionChange={(next) => {
        setSelection(next);
        onSelectionChange?.(next);
      }}
    />
  );
}

/** The caller sorts the rows. The header has the direction, and the new order is announced. */
export const Sortable = meta.story({
  globals: { viewport: { value: 'desktop' } },
  args: { columns: sortable, onSortChange: fn() },
  render: (args) => <SortedAccounts {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const price = canvas.getByRole('columnheader', { name: 'Price a month, €' });
    const banks = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(price).not.toHaveAttribute('aria-sort');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Bank' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Price a month, €' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(price).toHaveAttribute('aria-sort', 'ascending');
    await expect(banks()).toEqual(['N26', 'Sparkasse', 'Postbank']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorted by Price a month, €, ascending');
    await userEvent.keyboard(' ');
    await expect(price).toHaveAttribute('aria-sort', 'descending');
    await expect(banks()).toEqual(['Postbank', 'Sparkasse', 'N26']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorted by Price a month, €, descending');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'price', direction: 'descending' });
  },
});

/** The box in the header selects all shown rows. Selected rows that are not shown stay selected. */
export const Selectable = meta.story({
  args: {
    columns: sortable,
    selection: ['Revolut'],
    onSelectionChange: fn(),
    rowLabel: ({ bank }: Account) => `the account at ${bank}`,
  },
  render: (args) => <SelectedAccounts {...args} />,
  parameters: {
    modes: {
      rightToLeft: {
        args: {
          caption: hardTexts.arabic.action,
          columns: [
            { key: 'bank', label: hardTexts.arabic.word, sortable: true, cell: ({ bank }: Account) => bank },
            {
              key: 'days',
              label: hardTexts.arabic.name,
              sortable: true,
              numeric: true,
              cell: ({ days }: Account) => days,
            },
          ],
          rows: [
            { bank: hardTexts.arabic.name, papers: hardTexts.arabic.sentence, price: '', days: 12 },
            { bank: hardTexts.arabic.action, papers: hardTexts.arabic.word, price: '', days: 3 },
          ],
          sort: { key: 'days', direction: 'descending' },
          selection: [hardTexts.arabic.name],
        },
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    const status = canvas.getByRole('status');
    await expect(box('Select all rows')).not.toBePartiallyChecked();
    await userEvent.tab();
    await expect(box('Select all rows')).toHaveFocus();
    await userEvent.click(box('Select the account at Postbank'));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['Revolut', 'Postbank']);
    await expect(box('Select all rows')).toBePartiallyChecked();
    await expect(status).toHaveTextContent('2 rows selected');
    await userEvent.click(box('Select all rows'));
    await expect(box('Select all rows')).toBeChecked();
    await expect(box('Select the account at N26')).toBeChecked();
    await expect(status).toHaveTextContent('4 rows selected');
    await userEvent.click(box('Select all rows'));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['Revolut']);
    await expect(status).toHaveTextContent('1 row selected');
    await userEvent.click(box('Select the account at Postbank'));
  },
});

/** As in jsdom, where apps test their screens. */
export const WithoutResizeObserver = meta.story({
  tags: ['test-only'],
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    const { ResizeObserver } = window;
    Reflect.deleteProperty(window, 'ResizeObserver');
    return () => {
      window.ResizeObserver = ResizeObserver;
    };
  },
  play: async ({ canvas }) => {
    await expect('ResizeObserver' in window).toBe(false);
    await expect(canvas.getByRole('rowheader', { name: 'Postbank' })).toBeVisible();
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack gap={8}>
      <SelectedAccounts
        caption="Sorted and selected"
        columns={sortable}
        rows={accounts}
        rowKey={rowKey}
        sort={{ key: 'bank', direction: 'descending' }}
        selection={['Postbank', 'N26']}
      />
      <SortedAccounts
        caption="Two columns, sorted"
        columns={sortable.filter(({ key }) => key === 'bank' || key === 'days')}
        rows={accounts}
        rowKey={rowKey}
        sort={{ key: 'days', direction: 'ascending' }}
      />
      <Accounts
        caption="None to select"
        columns={sortable}
        rows={[]}
        rowKey={rowKey}
        empty="None yet."
        selection={[]}
      />
    </Stack>
  ),
});
