import { FileText } from 'lucide';
import preview from '#storybook/preview';
import { hardTexts } from '../../../test/texts.ts';
import { Button } from '../../primitives/actions/Button/Button.tsx';
import { InlineMessage } from '../../primitives/feedback/InlineMessage/InlineMessage.tsx';
import { ListRow, ListRowSkeleton } from './ListRow.tsx';

const meta = preview.meta({
  title: 'Patterns/ListRow',
  component: ListRow,
  subcomponents: { ListRowSkeleton },
  args: { icon: FileText, children: 'Passport.pdf' },
  render: (args) => (
    <ul role="list">
      <ListRow {...args} />
      <ListRow {...args} />
    </ul>
  ),
  parameters: { layout: 'padded' },
});

export const WithoutActions = meta.story({
  parameters: {
    modes: {
      longText: {
        args: {
          children: `${hardTexts.long} ${hardTexts.unbroken}`,
          actions: <Button size="small">Download</Button>,
        },
      },
      rightToLeft: {
        args: {
          children: hardTexts.arabic.sentence,
          actions: <Button size="small">{hardTexts.arabic.word}</Button>,
        },
      },
    },
  },
});

export const WithActions = meta.story({ args: { actions: <Button size="small">Download</Button> } });

export const ActionFailed = meta.story({
  args: {
    actions: <Button size="small">Download</Button>,
    footer: <InlineMessage tone="error">The server is busy. Please try again.</InlineMessage>,
  },
});

export const Loading = meta.story({ render: () => <ListRowSkeleton widths={['12rem', '18rem']} /> });
