import { fixtures } from '@settlement-help/contract/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { ownFrame } from '../../../../test/ownFrame.ts';
import { drawing } from '../../../../test/photos.ts';
import { hardTexts } from '../../../../test/texts.ts';
import { hrefs, WithRouter } from '../../../../test/wrappers/WithRouter.tsx';
import { AppShell } from './AppShell.tsx';

const meta = preview.meta({
  title: 'Domain/Shell/AppShell',
  tags: ['layout'],
  component: AppShell,
  args: {
    user: fixtures.user,
    hrefs,
    current: 'dashboard' as const,
    onLogout: fn(),
    onIntent: fn(),
    children: (
      <>
        <h1>Welcome back, Amira</h1>
        <p>You are settling in Germany.</p>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <WithRouter>
        <Story />
      </WithRouter>
    ),
  ],
  parameters: {
    docs: ownFrame,
    layout: 'fullscreen',
    page: true,
  },
});

export const SignedIn = meta.story({
  parameters: {
    spec: [
      '§2 Navigation: sidebar menu with six places',
      '§2 Header: logo, Profile button and Logout',
      '§1 Footer: the credit of the builder',
      '§2 Footer: only when signed in',
      '§9 Copyright year: 2025',
    ],
    modes: { rightToLeft: { args: { user: { ...fixtures.user, full_name: hardTexts.arabic.name } } } },
  },
  play: async ({ canvas }) => {
    const sections = within(canvas.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    await expect(sections.map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'Settlement Checklist',
      'Documents',
      'Services',
      'Community Forum',
      'Profile',
    ]);
    await expect(canvas.getByRole('link', { name: 'Profile: Amira Haddad Germany' })).toHaveAttribute(
      'href',
      '#profile',
    );
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('© 2025 Settlement Help');
  },
});

export const OnAPhone = meta.story({
  tags: ['!layout'],
  globals: { viewport: { value: 'phone' } },
  parameters: { looksLike: 'domain-shell-appshell--signed-in', spec: ['§2 Header: hamburger'] },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Main places' }));
    await expect(bar.getAllByRole('link').length).toBe(5);
    await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Profile: Amira Haddad Germany' })).toBeVisible();
  },
});

/** Between 640 and 1024 px there is only the hamburger menu. */
export const OnATablet = meta.story({
  tags: ['!layout'],
  globals: { viewport: { value: 'tablet' } },
  parameters: { looksLike: 'domain-shell-appshell--signed-in' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

export const CurrentPlace = meta.story({
  args: { current: 'documents' },
  parameters: { spec: ['§2 Navigation: highlights the current path'] },
  play: async ({ canvas }) => {
    const current = canvas
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    await expect(current.map(({ textContent }) => textContent)).toEqual(['Documents']);
  },
});

export const NoCurrentPlace = meta.story({
  args: { current: null },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expect(link).not.toHaveAttribute('aria-current');
  },
});

export const DrawerByKeyboard = meta.story({
  tags: ['test-only'],
  globals: { viewport: { value: 'tablet' } },
  parameters: { looksLike: 'domain-shell-appshell--drawer-closes', spec: ['§2 Header: hamburger'] },
  play: async ({ canvas, userEvent }) => {
    const hamburger = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(hamburger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await expect(drawer.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(hamburger).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const DrawerOpen = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
  },
});

export const DrawerCloses = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await userEvent.click(drawer.getByRole('link', { name: 'Services' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const LogoutFromTheDrawer = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});

export const SkipLink = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to the content' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
  },
});

export const WithoutCountry = meta.story({
  args: { user: fixtures.newcomer, hrefs: null, current: null, children: <h1>Choose Your Destination</h1> },
  parameters: {
    spec: ['§2 Header: the logo is inert until a country is chosen', '§2 Header: Not specified'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Settlement Help, home' })).toBeNull();
    await expect(canvas.getByText('Not specified')).toBeVisible();
  },
});

export const LongScreen = meta.story({
  args: {
    user: { ...fixtures.user, profile_photo: drawing },
    children: (
      <>
        <h1>{hardTexts.unbroken}</h1>
        {Array.from({ length: 12 }, (_, paragraph) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs are all the same
          <p key={paragraph}>{hardTexts.long}</p>
        ))}
      </>
    ),
  },
});

export const TranslatedByAMachine = meta.story({
  globals: { locale: 'fr' },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByText(/^Traduit par une machine/)).toBeVisible();
  },
});
