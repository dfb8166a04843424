import preview from '#storybook/preview';
import { DocumentListSkeleton } from './DocumentListSkeleton.tsx';

const meta = preview.meta({
  title: 'Domain/Documents/DocumentList/Skeleton',
  component: DocumentListSkeleton,
  parameters: { layout: 'padded' },
});

export const Loading = meta.story({ parameters: { spec: ['§2 Documents: loading'] } });
