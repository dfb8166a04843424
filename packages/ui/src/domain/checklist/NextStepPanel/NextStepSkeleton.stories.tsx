import preview from '#storybook/preview';
import { NextStepSkeleton } from './NextStepSkeleton.tsx';

const meta = preview.meta({
  title: 'Domain/Checklist/NextStepPanel/Skeleton',
  component: NextStepSkeleton,
  parameters: { layout: 'padded' },
});

export const Loading = meta.story();
