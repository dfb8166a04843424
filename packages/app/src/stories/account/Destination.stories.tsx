import { fixtures, respond, respondWith } from '@settlement-help/contract/testing';
import { expect } from 'storybook/test';
import { session } from '#app/lib/session/session.ts';
import { AppAt, asVisitor } from '#app/testing/AppAt.tsx';
import preview from '#storybook/preview';

const meta = preview.meta({
  title: 'Screens/Destination',
  tags: ['!autodocs'],
  component: AppAt,
  args: { path: '/' },
  beforeEach: ({ msw }) => {
    msw.use(respond('getMe', fixtures.newcomer));
    const leave = asVisitor();
    session.begin('mock-token');
    return leave;
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  tags: ['layout'],
  parameters: {
    spec: [
      '§2 Choose Your Destination: France and Germany',
      '§2 Header: the logo is inert until a country is chosen',
      '§2 Choose Your Destination: More countries coming soon',
      '§9 Countries: France and Germany only',
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Choose Your Destination' })).toBeVisible();
    await expect(canvas.getByText('More countries coming soon')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /home$/ })).toBeNull();
  },
});

/** A person without a destination sees this screen at every address. */
export const AtAnotherAddress = meta.story({
  tags: ['test-only'],
  args: { path: '/checklist' },
  parameters: {
    looksLike: 'screens-destination--default',
    spec: ['§2 Choose Your Destination: the only screen until a country is chosen'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Choose Your Destination' })).toBeVisible();
  },
});

/** A destination that one session could not save yet is not the destination of the next session. */
export const LoggedOutWhileSaving = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'screens-destination--default' },
  beforeEach: ({ msw }) => {
    const sent = Promise.withResolvers<void>();
    session.setUnsentCountry('France');
    msw.use(
      respondWith('updateMe', () => {
        sent.resolve();
        return new Promise(() => undefined);
      }),
    );
    sent.promise.then(() => {
      session.end();
      session.begin('next-token');
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Choose Your Destination' })).toBeVisible();
    await expect(localStorage.getItem('token')).toBe('next-token');
    await expect(localStorage.getItem('selectedCountry')).toBeNull();
  },
});

export const Chosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Germany/ }));
    await expect(await canvas.findByRole('heading', { name: 'Welcome back, Amira Haddad' })).toBeVisible();
    await expect(localStorage.getItem('selectedCountry')).toBe('Germany');
  },
});
