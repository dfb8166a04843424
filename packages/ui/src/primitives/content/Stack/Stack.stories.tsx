import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Inline, Stack } from './Stack.tsx';

const meta = preview.meta({ title: 'Primitives/Content/Stack', component: Stack, subcomponents: { Inline } });

const categories = ['general', 'housing', 'banking', 'legal', 'work', 'education', 'healthcare', 'social'];

const gaps = [1, 2, 3, 4, 6, 8] as const;

const three = ['One', 'Two', 'Three'].map((word) => <Badge key={word}>{word}</Badge>);

export const Matrix = meta.story({
  render: () => (
    <Stack gap={8}>
      <Inline gap={8} style={{ alignItems: 'start' }}>
        {gaps.map((gap) => (
          <Stack key={gap} gap={gap}>
            {three}
          </Stack>
        ))}
      </Inline>
      {gaps.map((gap) => (
        <Inline key={gap} gap={gap}>
          {three}
        </Inline>
      ))}
    </Stack>
  ),
  parameters: {
    modes: {
      longText: {
        render: () => (
          <Stack style={{ maxInlineSize: 288 }}>
            <p>{hardTexts.unbroken}</p>
            <Inline gap={2}>
              <Badge>{hardTexts.long}</Badge>
              <Badge>{hardTexts.unbroken}</Badge>
            </Inline>
          </Stack>
        ),
      },
      rightToLeft: {
        render: () => (
          <Stack>
            <Badge>{hardTexts.arabic.action}</Badge>
            <Inline>
              <Badge>{hardTexts.arabic.word}</Badge>
              <Badge>{hardTexts.arabic.name}</Badge>
            </Inline>
          </Stack>
        ),
      },
    },
  },
});

export const InlineWraps = meta.story({
  render: () => (
    <Inline gap={2} style={{ maxInlineSize: 240 }}>
      {categories.map((category) => (
        <Badge key={category}>{category}</Badge>
      ))}
    </Inline>
  ),
});
