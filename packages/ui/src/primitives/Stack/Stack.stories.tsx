import preview from '#storybook/preview';
import { Badge } from '../Badge/Badge.tsx';
import { Inline, Stack } from './Stack.tsx';

const meta = preview.meta({ title: 'Primitives/Stack', component: Stack });

const categories = ['general', 'housing', 'banking', 'legal', 'work', 'education', 'healthcare', 'social'];

const gaps = [1, 2, 3, 4, 6, 8] as const;

export const Gaps = meta.story({
  render: () => (
    <Inline gap={8} style={{ alignItems: 'start' }}>
      {gaps.map((gap) => (
        <Stack key={gap} gap={gap}>
          <Badge>One</Badge>
          <Badge>Two</Badge>
          <Badge>Three</Badge>
        </Stack>
      ))}
    </Inline>
  ),
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
