import type { CounterQuestion } from '@settlement-help/contract';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { counterGuide } from '../../../../test/counterGuide.ts';
import { inColumn } from '../../../../test/inColumn.tsx';
import { hardTexts } from '../../../../test/texts.ts';
import { CounterQuestionCard } from './CounterQuestionCard.tsx';

const [yesOrNo, religion] = counterGuide.questions as [CounterQuestion, CounterQuestion];

const meta = preview.meta({
  title: 'Domain/Counter/CounterQuestionCard',
  component: CounterQuestionCard,
  args: { question: religion, language: 'de' as const },
  decorators: [inColumn('28rem')],
  parameters: { layout: 'padded' },
});

export const Answers = meta.story({
  parameters: {
    modes: {
      rightToLeft: true,
      longText: {
        args: {
          question: {
            ...religion,
            original: hardTexts.long,
            answers: [{ original: hardTexts.unbroken, translation: hardTexts.long }, ...religion.answers],
          },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const answers = canvas.getByRole('list', { name: 'Answers to point at' });
    await expect(answers.children).toHaveLength(4);
    await expect(canvas.getByText('Keiner')).toHaveAttribute('lang', 'de');
  },
});

export const YesOrNo = meta.story({ args: { question: yesOrNo } });
