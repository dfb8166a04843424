import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { Inline } from '../../content/Stack/Stack.tsx';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({ title: 'Primitives/Feedback/Spinner', component: Spinner });

export const Default = meta.story({
  parameters: {
    modes: {
      longText: { args: { label: hardTexts.long, labelVisible: true } },
      rightToLeft: { args: { label: hardTexts.arabic.sentence, labelVisible: true } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});

export const WithLabel = meta.story({ args: { label: 'Saving your answer', labelVisible: true } });

export const Matrix = meta.story({
  render: () => (
    <Inline gap={6}>
      <Spinner size="small" />
      <Spinner size="medium" />
      <Spinner size="large" />
      <Spinner size="small" label="Sending" labelVisible />
    </Inline>
  ),
});
