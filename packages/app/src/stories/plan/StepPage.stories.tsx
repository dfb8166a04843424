import { expect } from 'storybook/test';
import { AppAt, asAmira, asVisitor } from '#app/testing/AppAt.tsx';
import { expectNothingSideways, onAPhone } from '#app/testing/longTexts.ts';
import preview from '#storybook/preview';

const meta = preview.meta({
  title: 'Screens/Checklist/Step',
  tags: ['!autodocs'],
  component: AppAt,
  args: { path: '/steps/germany/anmeldung' },
  beforeEach: asAmira,
  parameters: { layout: 'fullscreen' },
});

export const SignedIn = meta.story({
  tags: ['layout'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Register your address' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To your checklist' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Landlord’s confirmation/ })).toBeVisible();
  },
});

/** Shows the facts without a person's progress. */
export const Visitor = meta.story({
  globals: onAPhone,
  beforeEach: asVisitor,
  args: { path: '/steps/france/caf-housing-aid' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Law and sources' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the start page' })).toBeVisible();
    await expectNothingSideways();
  },
});

export const NoSuchStep = meta.story({
  args: { path: '/steps/germany/no-such-step' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(document.title).toBe('Page not found · Settlement Help');
    await expect(canvas.getByRole('link', { name: 'To your checklist' })).toHaveAttribute(
      'href',
      '/checklist',
    );
  },
});

export const NoSuchStepForVisitor = meta.story({
  globals: onAPhone,
  beforeEach: asVisitor,
  args: { path: '/steps/germany/no-such-step' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the start page' })).toBeVisible();
    await expectNothingSideways();
  },
});
