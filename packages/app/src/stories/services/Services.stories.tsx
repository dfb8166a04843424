import { fixtures, respond, respondWith } from '@settlement-help/contract/testing';
import { expect, waitFor } from 'storybook/test';
import { AppAt, asAmira } from '#app/testing/AppAt.tsx';
import preview from '#storybook/preview';

const meta = preview.meta({
  title: 'Screens/Services',
  tags: ['!autodocs'],
  component: AppAt,
  args: { path: '/services' },
  beforeEach: asAmira,
  parameters: { layout: 'fullscreen' },
});

export const Germany = meta.story({
  tags: ['layout'],
  parameters: { spec: ['§2 Services: Germany', '§2 /services: local services accordion'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Government Services & Offices' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Local/Essential Services' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Ausländerbehörde$/ })).toBeVisible();
    await expect(canvas.getByText(/Checked November 2026/)).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Services · Settlement Help'));
  },
});

export const France = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(respond('getMe', { ...fixtures.user, settlement_country: 'France' as const })),
  parameters: { spec: ['§2 Services: France'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Prefecture Préfecture' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Text 114 By text message' })).toBeVisible();
  },
});

/** A server may have more destinations than the app has services for. */
export const AnotherCountry = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(respondWith('getMe', () => Response.json({ ...fixtures.user, settlement_country: 'Spain' }))),
  parameters: {
    looksLike: 'screens-services--france',
    spec: ['Rulings: an unknown destination shows the services of France', '§2 Services: France'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Prefecture Préfecture' })).toBeVisible();
  },
});

export const BanksByKeyboard = meta.story({
  tags: ['test-only'],
  parameters: { spec: ['§3 Local services: banks with name, logo and link'] },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { expanded: false, name: /Nahverkehr|Banken/ });
    first?.focus();
    await userEvent.keyboard('{End}{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Deutsche Bank/ })).toHaveFocus();
    await expect(canvas.getByRole('list', { name: 'Banks' }).children).toHaveLength(3);
  },
});

export const ManyOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const name of [/Ausländerbehörde$/, /Krankenkasse$/, /Nahverkehr$/]) {
      await userEvent.click(await canvas.findByRole('button', { name }));
    }
    await expect(canvas.getAllByRole('region', { name: /Krankenkasse$/ })).toHaveLength(1);
  },
});
