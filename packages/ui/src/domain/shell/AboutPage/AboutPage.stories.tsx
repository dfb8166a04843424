import { fixtures } from '@settlement-help/contract/testing';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { AboutPage, type AboutPageProps } from './AboutPage.tsx';

const meta = preview.meta({
  title: 'Domain/Shell/AboutPage',
  component: AboutPage,
  args: {
    site: fixtures.site,
    reviews: { steps: 52, verified: 41, last_verified_on: '2026-11-26' },
  } as AboutPageProps,
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Welcome Office of Ludwigsburg/)).toBeVisible();
    const terms = canvas.getByRole('link', { name: 'Terms of the community' });
    await expect(terms).toHaveAttribute('href', '/legal/terms?lang=en');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Imprint' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect(canvas.getByRole('link', { name: 'Privacy notice' })).toHaveFocus();
  },
});

/** The operator has not published an imprint or other pages. */
export const Unpublished = meta.story({
  tags: ['test-only'],
  args: { site: { operator: null, pages: [] } },
});

export const Loading = meta.story({ tags: ['test-only'], args: { site: undefined } });
