import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { hardTexts } from '../../../../test/texts.ts';
import { Link } from '../../actions/Link/Link.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { DataItem, DataList } from './DataList.tsx';

const facts = [
  <DataItem key="name" term="Full name">
    Amira Haddad
  </DataItem>,
  <DataItem key="country" term="Destination">
    Germany
  </DataItem>,
  <DataItem key="phone" term="Phone number" />,
];

const meta = preview.meta({
  title: 'Primitives/Content/DataList',
  component: DataList,
  subcomponents: { DataItem },
  args: { children: facts },
  parameters: { layout: 'padded' },
  decorators: [inColumn('42rem')],
});

export const Default = meta.story({
  parameters: {
    modes: {
      longText: {
        args: {
          children: [
            <DataItem key="1" term={hardTexts.unbroken} action={<Link href="#a">{hardTexts.unbroken}</Link>}>
              {hardTexts.unbroken}
            </DataItem>,
            <DataItem key="2" term={hardTexts.long} action={<Link href="#b">{hardTexts.long}</Link>}>
              {hardTexts.long}
            </DataItem>,
          ],
        },
      },
      rightToLeft: {
        args: {
          children: [
            <DataItem
              key="1"
              term={hardTexts.arabic.word}
              action={<Link href="#a">{hardTexts.arabic.action}</Link>}
            >
              {hardTexts.arabic.name}
            </DataItem>,
            <DataItem key="2" term={hardTexts.arabic.action}>
              {hardTexts.arabic.sentence}
            </DataItem>,
          ],
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Full name',
      'Destination',
      'Phone number',
    ]);
    await expect(canvas.getAllByRole('definition')[2]).toHaveTextContent('Not given');
  },
});

/** The name of each action contains its term. */
export const WithActions = meta.story({
  args: {
    children: [
      <DataItem key="name" term="Full name" action={<Link href="#name">Change name</Link>}>
        Amira Haddad
      </DataItem>,
      <DataItem key="phone" term="Phone number" action={<Link href="#phone">Add phone number</Link>} />,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Change name' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Add phone number' })).toHaveFocus();
  },
});

export const Narrow = meta.story({
  decorators: [inColumn('18rem')],
});

export const Matrix = meta.story({
  render: () => (
    <DataList>
      <DataItem term="Text">Germany</DataItem>
      <DataItem term="Missing" />
      <DataItem term="Missing, with an action" action={<Link href="#add">Add it</Link>} />
      <DataItem term="With an action" action={<Link href="#change">Change text</Link>}>
        Germany
      </DataItem>
      <DataItem term="A badge">
        <Badge tone="success">Complete</Badge>
      </DataItem>
      <DataItem term="Several lines">{hardTexts.long}</DataItem>
    </DataList>
  ),
});
