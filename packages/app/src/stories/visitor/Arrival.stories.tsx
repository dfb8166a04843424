import { expect, waitFor, within } from 'storybook/test';
import { AppAt, asAmira } from '#app/testing/AppAt.tsx';
import preview from '#storybook/preview';

const meta = preview.meta({
  title: 'Screens/Landing/Arrival',
  tags: ['!autodocs'],
  component: AppAt,
  args: { path: '/' },
  beforeEach: asAmira,
  parameters: { layout: 'fullscreen' },
});

/** The first screen does not move the focus. */
export const FirstScreen = meta.story({
  tags: ['test-only'],
  args: { path: '/no/such/place' },
  parameters: { looksLike: 'screens-dashboard--default' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible();
    await expect(document.title).toBe('Dashboard · Settlement Help');
    await expect(document.body).toHaveFocus();
  },
});

/** Each later screen focuses its heading and sets the title of the document. */
export const NextScreens = meta.story({
  tags: ['test-only'],
  parameters: { looksLike: 'screens-profile--without-devices-and-reminders' },
  play: async ({ canvas, userEvent }) => {
    const sections = [
      ['Documents', 'Documents'],
      ['Settlement Checklist', 'Settlement Checklist'],
      ['Community Forum', 'Community Forum'],
      ['Services', 'Services'],
      ['Profile', 'Profile'],
    ] as const;
    for (const [link, title] of sections) {
      const navigation = within(await canvas.findByRole('navigation', { name: 'Main' }));
      await userEvent.click(navigation.getByRole('link', { name: link }));
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: title })).toHaveFocus());
      await expect(document.title).toBe(`${title} · Settlement Help`);
    }
  },
});
