import preview from '#storybook/preview';
import { RouteSheet } from './RouteSheet.tsx';

const meta = preview.meta({ title: 'Domain/RouteSheet', component: RouteSheet });

export const Default = meta.story({
  render: () => (
    <div style={{ maxWidth: 480, padding: 24 }}>
      <RouteSheet />
    </div>
  ),
});
