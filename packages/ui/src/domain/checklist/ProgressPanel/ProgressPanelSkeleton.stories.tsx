import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { ProgressPanelSkeleton } from './ProgressPanelSkeleton.tsx';

const meta = preview.meta({
  title: 'Domain/Checklist/ProgressPanel/Skeleton',
  component: ProgressPanelSkeleton,
  decorators: [inColumn('14rem')],
  parameters: { layout: 'padded' },
});

export const Loading = meta.story({ parameters: { modes: { rightToLeft: true } } });
