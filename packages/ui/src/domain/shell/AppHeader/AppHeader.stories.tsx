import { fixtures } from '@settlement-help/contract/testing';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { drawing } from '../../../../test/photos.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { hrefs } from '../../../../test/wrappers/WithRouter.tsx';
import { VisitorHeader } from '../AppShell/VisitorHeader.tsx';
import { AppHeader } from './AppHeader.tsx';

const meta = preview.meta({
  title: 'Domain/Shell/AppHeader',
  tags: ['layout'],
  component: AppHeader,
  args: { user: fixtures.user, hrefs, current: 'dashboard' as const, onLogout: fn(), onIntent: fn() },
  parameters: { layout: 'fullscreen' },
});

export const SignedIn = meta.story({
  parameters: {
    spec: [
      '§2 Header: the initial where there is no photo, the name and the country',
      '§2 Header: logo, Profile button and Logout',
    ],
    modes: { rightToLeft: { args: { user: { ...fixtures.user, full_name: hardTexts.arabic.name } } } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Settlement Help, home' })).toHaveAttribute(
      'href',
      '#dashboard',
    );
    await userEvent.hover(canvas.getByRole('link', { name: 'Profile: Amira Haddad Germany' }));
    await expect(args.onIntent).toHaveBeenCalledWith('profile');
  },
});

export const Logout = meta.story({
  tags: ['!layout'],
  parameters: { looksLike: 'domain-shell-appheader--signed-in', spec: ['§4 Auth state: Logout'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});

export const KeyboardWalk = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'domain-shell-appheader--signed-in' },
  play: async ({ args, canvas, userEvent }) => {
    const order = [
      canvas.getByRole('link', { name: 'Skip to the content' }),
      canvas.getByRole('link', { name: 'Settlement Help, home' }),
      canvas.getByRole('link', { name: /^Profile/ }),
      canvas.getByRole('button', { name: 'Logout' }),
    ];
    for (const control of order) {
      await userEvent.tab();
      await expect(control).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});

export const WithPhoto = meta.story({
  args: { user: { ...fixtures.user, profile_photo: drawing } },
  parameters: { spec: ['§2 Header: profile photo'] },
});

/** A broken photo shows the initial. */
export const BrokenPhoto = meta.story({
  tags: ['!layout'],
  args: { user: { ...fixtures.user, profile_photo: 'data:image/png;base64,AAAA' } },
  parameters: { looksLike: 'domain-shell-appheader--signed-in' },
});

export const WithoutName = meta.story({
  args: { user: { ...fixtures.user, full_name: '' } },
  parameters: { spec: ['§2 Header: the local part of the email where there is no name'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Profile: amira Germany' })).toBeVisible();
  },
});

export const WithoutCountry = meta.story({
  args: { user: fixtures.newcomer, hrefs: null, current: null },
  parameters: { spec: ['§2 Header: Not specified'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Not specified')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Settlement Help, home' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});

export const LongName = meta.story({ args: { user: { ...fixtures.user, full_name: hardTexts.long } } });

export const LongNameWithoutCountry = meta.story({
  args: { user: { ...fixtures.newcomer, full_name: hardTexts.unbroken }, hrefs: null, current: null },
});

const logIn = fn();
const intent = fn();

export const Visitor = meta.story({
  render: () => <VisitorHeader homeHref="#home" onLogIn={logIn} onIntent={intent} />,
  parameters: { spec: ['§2 Header: Log in when signed out'], modes: { rightToLeft: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Settlement Help, home' })).toHaveAttribute(
      'href',
      '#home',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(logIn).toHaveBeenCalledOnce();
    await expect(intent).toHaveBeenCalled();
  },
});

const search = { onOpen: fn(), onIntent: fn(), hasShortcut: true };

/** On a phone the button is an icon. */
export const WithSearch = meta.story({
  args: { search },
  parameters: { modes: { rightToLeft: true, longText: { args: { search } } } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Search' });
    await expect(button).toHaveAttribute('aria-keyshortcuts', '/');
    await userEvent.click(button);
    await expect(search.onIntent).toHaveBeenCalled();
    await expect(search.onOpen).toHaveBeenCalledOnce();
  },
});

export const VisitorWithSearch = meta.story({
  render: () => <VisitorHeader homeHref="#home" onLogIn={logIn} search={search} />,
  parameters: { modes: { rightToLeft: true } },
});
