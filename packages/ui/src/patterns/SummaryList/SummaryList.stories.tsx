import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../test/inColumn.tsx';
import { hardTexts } from '../../../test/texts.ts';
import { SummaryList } from './SummaryList.tsx';

const meta = preview.meta({
  title: 'Patterns/SummaryList',
  component: SummaryList,
  args: {
    'aria-label': 'Your answers',
    items: [
      { term: 'Citizenship', answer: 'Another country', href: '#citizenship', action: 'Change' },
      { term: 'Purpose', answer: 'Study', href: '#purpose', action: 'Change' },
      { term: 'Postal code', href: '#postal-code', action: 'Answer' },
    ],
  },
  decorators: [inColumn('42rem')],
});

export const Default = meta.story({
  parameters: {
    modes: {
      longText: {
        args: {
          items: [
            { term: hardTexts.unbroken, answer: hardTexts.long, href: '#long', action: 'Change' },
            { term: hardTexts.long, answer: hardTexts.unbroken, href: '#unbroken', action: 'Change' },
          ],
        },
      },
      rightToLeft: {
        args: {
          items: [
            {
              term: hardTexts.arabic.word,
              answer: hardTexts.arabic.sentence,
              href: '#a',
              action: hardTexts.arabic.action,
            },
            {
              term: hardTexts.arabic.name,
              answer: hardTexts.arabic.word,
              href: '#b',
              action: hardTexts.arabic.action,
            },
          ],
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Change: Citizenship' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    const answer = canvas.getByRole('link', { name: 'Answer: Postal code' });
    await expect(answer).toHaveFocus();
    await expect(answer).toHaveAttribute('href', '#postal-code');
    await expect(canvas.getByText('Not given')).toBeVisible();
  },
});

/** All answers are aligned, even next to a long link. */
export const Aligned = meta.story({
  tags: ['test-only'],
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '60rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const answers = ['Another country', 'Study', 'Not given'].map((answer) => canvas.getByText(answer));
    const [first, ...others] = answers.map((answer) => answer.getBoundingClientRect().left);
    for (const other of others) await expect(other).toBeCloseTo(first ?? Number.NaN, 0);
  },
});
