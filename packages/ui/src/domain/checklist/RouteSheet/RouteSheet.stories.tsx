import preview from '#storybook/preview';
import { RouteSheet } from './RouteSheet.tsx';

const meta = preview.meta({
  title: 'Domain/Checklist/RouteSheet',
  component: RouteSheet,
  render: () => (
    <div style={{ maxWidth: 480, padding: 24 }}>
      <RouteSheet />
    </div>
  ),
});

export const Default = meta.story();

/** The stamps go to the other end of their lines. */
export const RightToLeft = meta.story({ globals: { dir: 'rtl' } });
