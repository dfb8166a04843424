import { FolderOpen, Upload } from 'lucide';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../content/Icon/Icon.tsx';
import { Stack } from '../../content/Stack/Stack.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Primitives/Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No documents yet',
    children: 'Upload the passport once and find it again at every counter. Only you can see it.',
    action: <Button icon={Upload}>Upload document</Button>,
  },
});

export const Default = meta.story({
  parameters: {
    modes: {
      longText: { args: { title: hardTexts.unbroken, children: hardTexts.long } },
      rightToLeft: {
        args: {
          title: hardTexts.arabic.action,
          children: hardTexts.arabic.sentence,
          action: <Button icon={Upload}>{hardTexts.arabic.action}</Button>,
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No documents yet' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Upload document' })).toHaveFocus();
  },
});

const illustration = (
  <Icon icon={FolderOpen} style={{ inlineSize: '100%', blockSize: 'auto', strokeWidth: 0.4 }} />
);

export const Illustrated = meta.story({ args: { illustration } });

export const TitleAlone = meta.story({
  args: { title: 'No answers yet', children: undefined, action: undefined },
});

export const Matrix = meta.story({
  render: ({ title, children, action }) => (
    <Stack gap={8}>
      <EmptyState title={title} />
      <EmptyState title={title}>{children}</EmptyState>
      <EmptyState title={title} action={action}>
        {children}
      </EmptyState>
      <EmptyState title={title} illustration={illustration} action={action}>
        {children}
      </EmptyState>
    </Stack>
  ),
});
