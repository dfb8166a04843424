import { fixtures } from '@settlement-help/contract/testing';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { hardTexts } from '../../../test/texts.ts';
import { LetterboxScene } from '../../domain/account/ProfileForm/LetterboxScene.tsx';
import { ProgressPanel } from '../../domain/checklist/ProgressPanel/ProgressPanel.tsx';
import { Stack } from '../../primitives/content/Stack/Stack.tsx';
import { Page } from './Page.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

const meta = preview.meta({
  title: 'Patterns/Page',
  tags: ['layout'],
  component: Page,
  subcomponents: { PageSkeleton },
  args: {
    title: 'Settlement Checklist',
    lead: '10 steps for Germany, in the order in which the offices ask for them.',
    children: <p>What the screen is for.</p>,
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story();

/** The shapes of pages whose code is loading. */
export const Loading = meta.story({
  render: () => (
    <Stack gap={8}>
      {(['cards', 'list', 'form', 'article'] as const).map((shape) => (
        <PageSkeleton key={shape} shape={shape} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(4);
  },
});

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
  args: { title: `Welcome back, ${hardTexts.unbroken} ${hardTexts.long}`, titleLines: 3 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const title = canvas.getByRole('heading', { name: String(args.title) });
    const lines = title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight);
    await expect(Math.round(lines)).toBe(3);
  },
});

/** Dots and accents of a cut title are shown whole, and nothing of the next line. */
export const BoundTitleMarks = meta.story({
  args: { title: 'مرحبا علي', titleLines: 3 },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading');
    const { font, lineHeight, paddingBlockEnd } = getComputedStyle(title);
    const baseline = document.createElement('span');
    baseline.style.display = 'inline-block';
    title.append(baseline);
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('The browser has no canvas.');
    context.font = font;
    const below = title.getBoundingClientRect().bottom - baseline.getBoundingClientRect().bottom;
    baseline.remove();
    await expect(below).toBeGreaterThan(context.measureText('علي').actualBoundingBoxDescent);
    const padding = Number.parseFloat(paddingBlockEnd);
    const nextBaseline = Number.parseFloat(lineHeight) - (below - padding);
    await expect(nextBaseline - padding).toBeGreaterThan(context.measureText('Ẫ').actualBoundingBoxAscent);
  },
});
