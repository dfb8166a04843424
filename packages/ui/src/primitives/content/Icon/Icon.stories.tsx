import { ArrowRight, FolderOpen, Landmark, LayoutDashboard, MessagesSquare, Route } from 'lucide';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { Inline } from '../Stack/Stack.tsx';
import { Icon, type IconProps } from './Icon.tsx';

const meta = preview.meta({ title: 'Primitives/Content/Icon', component: Icon, args: { icon: FolderOpen } });

export const Silent = meta.story({
  render: (args) => (
    <Inline gap={2}>
      <Icon {...args} />
      Documents
    </Inline>
  ),
  parameters: {
    modes: {
      longText: {
        render: (args: IconProps) => (
          <div style={{ display: 'flex', gap: '0.5rem', maxInlineSize: 288 }}>
            <Icon {...args} />
            <span
              style={{ minInlineSize: 0, overflowWrap: 'anywhere' }}
            >{`${hardTexts.long} ${hardTexts.unbroken}`}</span>
          </div>
        ),
      },
      rightToLeft: {
        render: () => (
          <Inline>
            <Icon icon={ArrowRight} directional />
            <Icon icon={FolderOpen} />
          </Inline>
        ),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

export const Named = meta.story({
  args: { label: 'Documents' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Documents' })).toBeVisible();
  },
});

export const Matrix = meta.story({
  render: () => (
    <Inline gap={6}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Inline key={size}>
          <Icon icon={LayoutDashboard} size={size} />
          <Icon icon={Route} size={size} />
          <Icon icon={FolderOpen} size={size} />
          <Icon icon={Landmark} size={size} />
          <Icon icon={MessagesSquare} size={size} />
        </Inline>
      ))}
    </Inline>
  ),
});
