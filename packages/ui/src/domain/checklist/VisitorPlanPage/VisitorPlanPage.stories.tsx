import { type Country, unknownSituation } from '@settlement-help/contract';
import { fixtures } from '@settlement-help/contract/testing';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { VisitorPlanPage } from './VisitorPlanPage.tsx';

const today = '2026-11-20';
const situation = {
  ...unknownSituation,
  nationality: 'algeria',
  purpose: 'study',
  arrived_on: '2026-11-01',
  renting: true,
} as const;

const meta = preview.meta({
  title: 'Domain/Checklist/VisitorPlanPage',
  component: VisitorPlanPage,
  args: {
    country: 'France' as Country,
    situation,
    steps: fixtures.stepsFor(situation, 'France'),
    today,
    stepHref: ({ key }) => `#${key}`,
    questionsHref: '#questions',
    saveHref: '#save',
    onSave: fn(),
    onChangeCountry: fn(),
    onErase: fn(),
  },
});

export const AlgerianStudent = meta.story({
  parameters: { modes: { rightToLeft: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your plan for France' })).toBeVisible();
    await expect(canvas.getByText(/^\d+ steps, \d+ dates?$/)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Save my plan' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Change your answers' })).toHaveFocus();
    canvas.getByRole('button', { name: 'Erase from this device' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onErase).toHaveBeenCalledOnce();
  },
});

export const WithoutAnswers = meta.story({
  args: {
    situation: unknownSituation,
    steps: fixtures.stepsFor({}, 'France'),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/the ten standard steps/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Save my plan' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another country' }));
    await expect(args.onChangeCountry).toHaveBeenCalledOnce();
  },
});
