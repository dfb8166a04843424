import { expect, waitFor, within } from 'storybook/test';
import { AppAt, asAmira } from '#app/testing/AppAt.tsx';
import preview from '#storybook/preview';

const meta = preview.meta({
  title: 'Screens/Every screen/Assistant',
  tags: ['!autodocs'],
  component: AppAt,
  args: { path: '/dashboard' },
  beforeEach: asAmira,
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen' },
});

const button = { name: 'Ask the assistant' };
const keep = (turns: unknown) => {
  sessionStorage.setItem('draft:user-amira:assistant', JSON.stringify(turns));
};

export const Closed = meta.story({
  parameters: { looksLike: 'screens-dashboard--default', spec: ['§2 Dashboard: floating assistant'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', button)).toBeVisible();
  },
});

/** Asks by keyboard and follows the link in the reply; the conversation stays open. */
export const LeadsToAScreen = meta.story({
  tags: ['test-only'],
  beforeEach: () => keep(['tax', { topic: 'tax' }]),
  parameters: {
    spec: ['§1 floating chat assistant', 'Rulings: answers link to the screen that they speak of'],
  },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', button)).focus();
    await userEvent.keyboard('{Enter}');
    const panel = await canvas.findByRole('dialog', { name: 'Assistant' });
    await waitFor(() => expect(within(panel).getByRole('textbox')).toHaveFocus());
    await userEvent.click(within(panel).getByRole('link', { name: 'Open Settlement Checklist' }));
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Settlement Checklist' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', button));
    await expect(await canvas.findByText(/Your tax ID comes by post/)).toBeVisible();
  },
});

/** On a phone the panel has the full width and covers no navigation. */
export const OnAPhone = meta.story({
  tags: ['test-only'],
  beforeEach: () => keep(['Emergency', { topic: 'emergency' }]),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', button));
    const panel = await canvas.findByRole('dialog', { name: 'Assistant' });
    const bar = canvas.getByRole('navigation', { name: 'Main places' });
    await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', button)).toHaveFocus());
  },
});

const isInReach = (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

const scrolledBackToTop: typeof Closed.input.play = async ({ canvas, userEvent }) => {
  await canvas.findByRole('list', { name: 'Settlement steps' });
  const assistant = await canvas.findByRole('button', button);
  await expect(isInReach(assistant)).toBe(true);
  window.scrollTo({ top: 400 });
  const backToTop = await canvas.findByRole('button', { name: 'Back to top' });
  await expect(isInReach(assistant)).toBe(false);
  await expect(isInReach(backToTop)).toBe(true);
  backToTop.focus();
  await userEvent.tab();
  await expect(assistant).toHaveFocus();
  await expect(isInReach(assistant)).toBe(true);
  await expect(isInReach(backToTop)).toBe(false);
  await userEvent.tab({ shift: true });
  await userEvent.click(backToTop);
  await waitFor(() => expect(window.scrollY).toBe(0));
  await expect(canvas.getByRole('main')).toHaveFocus();
  await waitFor(() => expect(isInReach(assistant)).toBe(true));
};

/** After scrolling, Back to top replaces the assistant's button, and Tab still reaches the assistant. */
export const BackToTop = meta.story({
  tags: ['test-only'],
  args: { path: '/checklist' },
  parameters: { looksLike: 'screens-checklist--in-progress', spec: ['§2 Back-to-top button'] },
  play: scrolledBackToTop,
});

export const BackToTopOnAPhone = meta.story({
  tags: ['test-only'],
  args: { path: '/checklist' },
  globals: { viewport: { value: 'phone' } },
  parameters: { looksLike: 'screens-checklist--in-progress' },
  play: scrolledBackToTop,
});

/** The button is hidden while a field has the focus. */
export const HiddenWhileTyping = meta.story({
  tags: ['test-only'],
  args: { path: '/documents' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const assistant = await canvas.findByRole('button', button);
    const field = await canvas.findByLabelText(/^Name/);
    await expect(isInReach(assistant)).toBe(true);
    await userEvent.type(field, 'Passport');
    await expect(isInReach(assistant)).toBe(false);
    await userEvent.tab();
    await expect(isInReach(assistant)).toBe(true);
  },
});
