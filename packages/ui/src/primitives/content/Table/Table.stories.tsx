import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { documentedAs } from '../../../../test/docs/documentedAs.ts';
import { inColumn } from '../../../../test/inColumn.tsx';
import { ugly } from '../../../../test/texts.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Table, type TableColumn, type TableProps } from './Table.tsx';

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
          caption: ugly.long,
          rows: [
            { bank: ugly.unbroken, papers: ugly.long, price: '1,234,567.00', days: 365 },
            { bank: ugly.long, papers: ugly.unbroken, price: '0.00', days: 1 },
          ],
        },
      },
      rightToLeft: {
        args: {
          caption: ugly.arabic.action,
          columns: [
            { key: 'bank', label: ugly.arabic.word, cell: ({ bank }: Account) => bank },
            { key: 'papers', label: ugly.arabic.action, cell: ({ papers }: Account) => papers },
            { key: 'days', label: ugly.arabic.name, numeric: true, cell: ({ days }: Account) => days },
          ],
          rows: [
            { bank: ugly.arabic.name, papers: ugly.arabic.sentence, price: '', days: 12 },
            { bank: ugly.arabic.action, papers: ugly.arabic.word, price: '', days: 3 },
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

export const Matrix = meta.story({
  render: () => (
    <Stack gap={8}>
      <Accounts
        caption="With words and numbers"
        columns={columns}
        rows={accounts}
        rowKey={({ bank }) => bank}
      />
      <Accounts
        caption="Two columns"
        columns={columns.filter(({ key }) => key === 'bank' || key === 'days')}
        rows={accounts}
        rowKey={({ bank }) => bank}
      />
      <Accounts caption="None" columns={columns} rows={[]} rowKey={({ bank }) => bank} empty="None yet." />
    </Stack>
  ),
});
