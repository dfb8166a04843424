import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { Avatar } from './Avatar.tsx';

const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#d9c9a8"/><circle cx="20" cy="16" r="8" fill="#5b4632"/><path d="M4 40c2-12 30-12 32 0z" fill="#00506a"/></svg>',
)}`;

const meta = preview.meta({
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { name: 'Amira Haddad' },
});

export const Initial = meta.story();

export const Photo = meta.story({ args: { src: photo } });

/** A photo that does not load leaves the initial, not a broken picture. */
export const BrokenPhoto = meta.story({
  args: { src: 'data:image/png;base64,AAAA', label: 'Amira Haddad' },
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
          <Avatar name="Amira Haddad" size={size} src={photo} />
          <Avatar name="ørjan" size={size} />
          <Avatar name="أميرة" size={size} />
          <Avatar name="👩🏽‍🚀 Nour" size={size} />
          <Avatar name="" size={size} />
        </Inline>
      ))}
    </Stack>
  ),
});
