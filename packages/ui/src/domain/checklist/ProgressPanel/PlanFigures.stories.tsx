import type { Step } from '@settlement-help/contract';
import { fixtures } from '@settlement-help/contract/testing';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { PlanFigures } from './PlanFigures.tsx';

const dated = (dates: readonly (string | null)[]) =>
  fixtures.stepsDone(2).map((step, index): Step => {
    const date = dates[index] ?? null;
    const due = date && {
      ...{ date, opens_on: null, law: null, law_url: null },
      ...{ kind: 'legal' as const, from: 'moved_in_on' as const },
    };
    return { ...step, due: due || null };
  });

const meta = preview.meta({
  title: 'Domain/Checklist/ProgressPanel/PlanFigures',
  component: PlanFigures,
  args: { steps: dated([null, null, '2026-12-01', '2027-02-14', '2026-11-19']), today: '2026-11-20' },
  decorators: [inColumn('20rem')],
  parameters: { layout: 'padded' },
});

/** A date in the past is not ahead. */
export const OnTheWay = meta.story({
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('of 10 done').textContent).toBe('2 of 10 done');
    await expect(canvas.getByText('dates ahead').textContent).toBe('2 dates ahead');
    await expect(canvas.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute(
      'aria-valuetext',
      '2 of 10 steps',
    );
  },
});

/** Steps of relevance `later` are not counted. */
export const WithoutLaterSteps = meta.story({
  args: {
    steps: dated([]).map((step) => (step.step_number > 8 ? { ...step, relevance: 'later' } : step)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('of 8 done')).toBeVisible();
    await expect(canvas.getByText('dates ahead').textContent).toBe('0 dates ahead');
  },
});
