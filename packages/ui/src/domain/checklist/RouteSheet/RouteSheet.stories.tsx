import { expect } from 'storybook/test';
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

/** Each official word has its own language. */
export const Default = meta.story({
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas }) => {
    for (const word of ['Laufzettel', 'GESUNDHEIT', 'WOHNUNG']) {
      await expect(canvas.getByText(word).closest('[lang]')).toHaveAttribute('lang', 'de');
    }
    await expect(canvas.getByText('Feuille de route')).toHaveAttribute('lang', 'fr');
  },
});
