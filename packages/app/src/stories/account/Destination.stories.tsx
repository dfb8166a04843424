import { fail, fixtures, respond } from '@settlement-help/contract/mock';
import { expect, spyOn, waitFor } from 'storybook/test';
import { session } from '#app/lib/session/session.ts';
import { AppAt } from '#app/testing/AppAt.tsx';
import preview from '#storybook/preview';

const meta = preview.meta({
  title: 'Screens/Destination',
  tags: ['!autodocs'],
  component: AppAt,
  args: { path: '/' },
  beforeEach: ({ msw }) => {
    msw.use(respond('getMe', fixtures.newcomer));
    session.begin('mock-token');
    return session.end;
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
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

/** It is the only screen, whatever the address. */
export const AtAnotherAddress = meta.story({
  args: { path: '/checklist' },
  parameters: { spec: ['§2 Choose Your Destination: the only screen until a country is chosen'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Choose Your Destination' })).toBeVisible();
  },
});

export const Choosing = meta.story({
  beforeEach: ({ msw }) => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    msw.use(respond('updateMe', () => answered.then(() => fixtures.user)));
    // Left without an answer, the call would fail and be logged when the page closes.
    return async () => {
      answer();
      await waitFor(() => expect(session.get().country).toBe('France'));
    };
  },
  parameters: { spec: ['§4 Auth state: choosing a country updates the profile'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /France/ }));
    await expect(canvas.getByRole('button', { name: /France/ })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Chosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Germany/ }));
    await expect(await canvas.findByRole('heading', { name: 'Welcome back, Amira Haddad' })).toBeVisible();
    await expect(localStorage.getItem('selectedCountry')).toBe('Germany');
  },
});

/** A choice that the server could not be told of is kept here and only logged. */
export const NotStoredOnTheServer = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(fail('updateMe', 500, 'Internal error'));
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  parameters: { spec: ['§8 Auth: a failed country update is only logged'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Germany/ }));
    await expect(await canvas.findByRole('heading', { name: 'Welcome back, Amira Haddad' })).toBeVisible();
    await expect(console.error).toHaveBeenCalledOnce();
  },
});
