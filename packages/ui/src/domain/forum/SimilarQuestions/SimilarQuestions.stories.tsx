import { parseQuery } from '@settlement-help/contract/search';
import { fixtures } from '@settlement-help/contract/testing';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { inColumn } from '../../../../test/inColumn.tsx';
import { SimilarQuestions, type SimilarQuestionsProps } from './SimilarQuestions.tsx';

const meta = preview.meta({
  title: 'Domain/Forum/SimilarQuestions',
  component: SimilarQuestions,
  args: {
    questions: fixtures.questions,
    query: parseQuery('open bank account before registering'),
    hrefOf: (id: string) => `#${id}`,
  } as SimilarQuestionsProps,
  decorators: [inColumn('36rem')],
  parameters: { layout: 'padded' },
});

export const Several = meta.story({
  parameters: { modes: { rightToLeft: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Questions like yours');
    const list = canvas.getByRole('region', { name: 'Questions like yours' });
    await expect(list).toHaveTextContent('2 answers');
    await expect(list).toHaveTextContent('Resolved');
    await expect(canvas.getByText('account', { selector: 'mark' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
});

export const None = meta.story({
  tags: ['test-only'],
  args: { questions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});
