import preview from '#storybook/preview';
import { QuestionListSkeleton } from './QuestionListSkeleton.tsx';

const meta = preview.meta({
  title: 'Domain/Forum/QuestionList/Skeleton',
  component: QuestionListSkeleton,
  parameters: { layout: 'padded' },
});

export const Loading = meta.story({ parameters: { spec: ['§2 Forum list: loading'] } });
