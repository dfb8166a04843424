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
  parameters: { spec: ['§2 Dashboard: floating assistant'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', button)).toBeVisible();
  },
});

/** Asked by keyboard, answered, followed to the screen that the answer speaks of; the conversation stays. */
export const LeadsToAScreen = meta.story({
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

/** It has the width of a phone and lies above the bottom bar. */
export const OnAPhone = meta.story({
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

/** The button back to the top floats with it. */
export const BackToTop = meta.story({
  tags: ['test-only'],
  args: { path: '/checklist' },
  parameters: { spec: ['§2 Back-to-top button'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Settlement steps' });
    window.scrollTo({ top: 400 });
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to top' }));
    await waitFor(() => expect(window.scrollY).toBe(0));
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});
