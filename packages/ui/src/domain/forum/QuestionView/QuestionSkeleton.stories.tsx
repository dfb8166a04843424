import preview from '#storybook/preview';
import { QuestionSkeleton } from './QuestionView.tsx';

const meta = preview.meta({
  title: 'Domain/Forum/QuestionView/Skeleton',
  component: QuestionSkeleton,
  args: { backHref: '#forum' },
  parameters: { layout: 'padded' },
});

export const Loading = meta.story({ parameters: { spec: ['§2 Question detail: loading'] } });
