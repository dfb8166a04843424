import type { Step } from '@settlement-help/contract';
import { fixtures } from '@settlement-help/contract/testing';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { hardTexts } from '../../../../test/texts.ts';
import { LeftOutList } from './LeftOutList.tsx';

const [first, second] = fixtures.steps as [Step, Step];

const meta = preview.meta({
  title: 'Domain/Checklist/LeftOutList',
  component: LeftOutList,
  args: {
    steps: [
      { ...first, status: 'not_applicable' as const },
      { ...second, reason: 'Not for you, because you come to study' },
    ],
    onAdd: fn<(step: Step) => Promise<void>>(async () => undefined),
  },
  decorators: [inColumn('46rem')],
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  parameters: {
    modes: {
      longText: { args: { steps: [{ ...first, title: hardTexts.unbroken, reason: hardTexts.long }] } },
      rightToLeft: true,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('You said that it does not apply to you.')).toBeVisible();
    await expect(canvas.getByText('Not for you, because you come to study')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ id: first.id }));
  },
});

export const Empty = meta.story({
  args: { steps: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});
