import { ArrowRight, FolderOpen, Landmark, LayoutDashboard, MessagesSquare, Route } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Inline } from '../Stack/Stack.tsx';
import { Icon } from './Icon.tsx';

const meta = preview.meta({ title: 'Primitives/Icon', component: Icon, args: { icon: FolderOpen } });

/** Beside a text it is silent. */
export const Silent = meta.story({
  render: (args) => (
    <Inline gap={2}>
      <Icon {...args} />
      Documents
    </Inline>
  ),
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
          {[LayoutDashboard, Route, FolderOpen, Landmark, MessagesSquare].map((icon) => (
            <Icon key={icon.displayName} icon={icon} size={size} />
          ))}
        </Inline>
      ))}
    </Inline>
  ),
});

/** Arrows turn round, things do not. */
export const RightToLeft = meta.story({
  globals: { dir: 'rtl' },
  render: () => (
    <Inline>
      <Icon icon={ArrowRight} directional />
      <Icon icon={FolderOpen} />
    </Inline>
  ),
});
