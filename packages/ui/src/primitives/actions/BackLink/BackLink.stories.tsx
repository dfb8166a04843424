import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../../test/texts.ts';
import { Heading } from '../../content/Heading/Heading.tsx';
import { Stack } from '../../content/Stack/Stack.tsx';
import { BackLink, type BackLinkProps } from './BackLink.tsx';

const meta = preview.meta({
  title: 'Primitives/Actions/BackLink',
  component: BackLink,
  args: { href: '#forum', children: 'Back to Forum' },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack>
      <BackLink {...args} />
      <Heading level={1}>Do I need a translation of my licence?</Heading>
    </Stack>
  ),
  parameters: {
    modes: {
      longText: {
        args: { children: hardTexts.unbroken },
        render: (args: BackLinkProps) => <BackLink {...args} />,
      },
      rightToLeft: {
        args: { children: hardTexts.arabic.action },
        render: (args: BackLinkProps) => <BackLink {...args} />,
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Back to Forum' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#forum');
  },
});
