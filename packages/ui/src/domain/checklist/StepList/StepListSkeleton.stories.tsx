import preview from '#storybook/preview';
import { StepListSkeleton } from './StepListSkeleton.tsx';

const meta = preview.meta({
  title: 'Domain/Checklist/StepList/Skeleton',
  component: StepListSkeleton,
  parameters: { layout: 'padded' },
});

export const Loading = meta.story({ parameters: { spec: ['§2 Checklist: loading'] } });
