import { fixtures } from '@settlement-help/contract/testing';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { ugly } from '../../../test/texts.ts';
import { LetterboxScene } from '../../domain/account/ProfileForm/LetterboxScene.tsx';
import { ProgressPanel } from '../../domain/checklist/ProgressPanel/ProgressPanel.tsx';
import { Page } from './Page.tsx';

const meta = preview.meta({
  title: 'Patterns/Parts/Page',
  tags: ['layout'],
  component: Page,
  args: {
    title: 'Settlement Checklist',
    lead: '10 steps for Germany, in the order in which the offices ask for them.',
    children: <p>What the screen is for.</p>,
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story();

export const WithAside = meta.story({
  args: { aside: <ProgressPanel steps={fixtures.steps} today="2026-11-20" /> },
  parameters: { modes: { rightToLeft: true } },
});

export const WithScene = meta.story({
  args: { title: 'Profile', lead: 'Who you are and where you settle.', scene: <LetterboxScene /> },
});

export const LongTitle = meta.story({
  args: { title: 'Rechtsschutzversicherungsgesellschaftenregistrierungsbescheinigung' },
});

/** On a phone the title is cut; a screen reader reads all of it. */
export const BoundTitle = meta.story({
  args: { title: `Welcome back, ${ugly.unbroken} ${ugly.long}`, titleLines: 3 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const title = canvas.getByRole('heading', { name: String(args.title) });
    const lines = title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight);
    await expect(Math.round(lines)).toBe(3);
  },
});
