import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { drawing } from '../../../../test/photos.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { Avatar, type AvatarProps } from './Avatar.tsx';

const meta = preview.meta({
  title: 'Primitives/Content/Avatar',
  component: Avatar,
  args: { name: 'Amira Haddad' },
});

export const Initial = meta.story({
  parameters: {
    modes: {
      longText: {
        args: { name: hardTexts.unbroken },
        render: (args: AvatarProps) => (
          <div style={{ display: 'flex', gap: '0.75rem', maxInlineSize: 288 }}>
            <Avatar {...args} />
            <span
              style={{ minInlineSize: 0, overflowWrap: 'anywhere' }}
            >{`${hardTexts.long} ${hardTexts.unbroken}`}</span>
          </div>
        ),
      },
      rightToLeft: {
        args: { name: hardTexts.arabic.name },
        render: (args: AvatarProps) => (
          <Inline>
            <Avatar {...args} />
            {hardTexts.arabic.name}
          </Inline>
        ),
      },
    },
  },
});

export const Photo = meta.story({ args: { src: drawing } });

/** A photo that fails to load is replaced by the initial. */
export const BrokenPhoto = meta.story({
  args: { src: 'data:image/png;base64,AAAA', label: 'Amira Haddad' },
  parameters: { looksLike: 'primitives-content-avatar--initial' },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('img', { name: 'Amira Haddad' });
    await waitFor(() => expect(avatar).toHaveTextContent('A'));
  },
});

export const Matrix = meta.story({
  render: () => (
    <Stack>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Inline key={size}>
          <Avatar name="Amira Haddad" size={size} />
          <Avatar name="Amira Haddad" size={size} src={drawing} />
          <Avatar name="ørjan" size={size} />
          <Avatar name="أميرة" size={size} />
          <Avatar name="👩🏽‍🚀 Nour" size={size} />
          <Avatar name="" size={size} />
        </Inline>
      ))}
    </Stack>
  ),
});
