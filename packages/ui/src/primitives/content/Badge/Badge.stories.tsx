import { CircleCheck, Info, Lock, TriangleAlert } from 'lucide';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { Badge } from './Badge.tsx';

const meta = preview.meta({
  title: 'Primitives/Content/Badge',
  component: Badge,
  args: { children: '8 days left' },
});

/** The highlighter: what is due, and nothing else. Its text lines up with the text below. */
export const Marker = meta.story({
  args: { variant: 'marker' },
  render: (args) => (
    <Stack gap={2}>
      <p>
        <Badge {...args} />
      </p>
      <h2>Register your address</h2>
      <p>
        <Badge {...args}>Do this by 28 November</Badge> 8 days left, 2 weeks after moving in
      </p>
    </Stack>
  ),
  parameters: {
    modes: {
      longText: {
        render: () => (
          <Stack style={{ maxInlineSize: 288 }}>
            <p>
              <Badge variant="marker">{hardTexts.long}</Badge>
            </p>
            <p>
              <Badge variant="marker">{hardTexts.unbroken}</Badge>
            </p>
            <p>
              <Badge tone="info" icon={Info}>
                {hardTexts.long}
              </Badge>
            </p>
            <p>
              <Badge tone="success">{hardTexts.unbroken}</Badge>
            </p>
          </Stack>
        ),
      },
      rightToLeft: {
        render: () => (
          <Inline gap={6}>
            <Badge variant="marker">{hardTexts.arabic.action}</Badge>
            <Badge tone="success" icon={CircleCheck}>
              {hardTexts.arabic.word}
            </Badge>
          </Inline>
        ),
      },
    },
  },
});

export const Neutral = meta.story({ args: { children: 'Locked', icon: Lock } });

export const Success = meta.story({ args: { tone: 'success', children: 'Resolved', icon: CircleCheck } });

export const Warning = meta.story({ args: { tone: 'warning', children: 'Unchecked', icon: TriangleAlert } });

export const ErrorBadge = meta.story({ args: { tone: 'error', children: 'Not accepted' } });

export const InfoBadge = meta.story({ args: { tone: 'info', children: 'Housing', icon: Info } });

const tones = ['neutral', 'success', 'warning', 'error', 'info'] as const;

export const Matrix = meta.story({
  render: () => (
    <Stack>
      {tones.map((tone) => (
        <Inline key={tone} gap={6}>
          <Badge tone={tone}>Resolved</Badge>
          <Badge tone={tone} icon={CircleCheck}>
            Resolved
          </Badge>
        </Inline>
      ))}
      <Inline gap={6}>
        <Badge variant="marker">Resolved</Badge>
        <Badge variant="marker" icon={CircleCheck}>
          Resolved
        </Badge>
      </Inline>
    </Stack>
  ),
});
