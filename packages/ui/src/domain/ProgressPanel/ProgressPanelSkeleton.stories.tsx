import preview from '#storybook/preview';
import { ProgressPanelSkeleton } from './ProgressPanelSkeleton.tsx';

const meta = preview.meta({
  title: 'Domain/Checklist/ProgressPanelSkeleton',
  component: ProgressPanelSkeleton,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '14rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'padded' },
});

export const Loading = meta.story();

export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
