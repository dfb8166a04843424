import { createClient, type Question } from '@settlement-help/contract';
import { fixtures, respondInPages } from '@settlement-help/contract/testing';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { documentedAs } from '../../../../test/docs/documentedAs.ts';
import { Link } from '../../../primitives/actions/Link/Link.tsx';
import { QuestionList } from './QuestionList.tsx';

const client = createClient();
const many = fixtures.manyQuestions(45);

interface ForumProps {
  first: readonly Question[];
  cursor: string | null;
}

/** Stores the pages like the app. */
function Forum({ first, cursor }: ForumProps) {
  const [questions, setQuestions] = useState(first);
  const [next, setNext] = useState(cursor);
  const loadMore = async () => {
    const page = await client.listQuestions({ query: { cursor: next ?? '' } });
    setQuestions((all) => [...all, ...page.items]);
    setNext(page.nextCursor);
  };
  return (
    <QuestionList questions={questions} onLoadMore={next === null ? undefined : loadMore}>
      {(question) => (
        <Link href={`#${question.id}`} standalone>
          {question.title}
        </Link>
      )}
    </QuestionList>
  );
}

const meta = preview.meta({
  title: 'Domain/Forum/QuestionList',
  component: documentedAs(QuestionList, Forum),
  render: (args) => <Forum {...args} />,
  args: { first: fixtures.questions, cursor: null },
  parameters: { layout: 'padded' },
});

export const OnePage = meta.story({
  parameters: { spec: ['§2 Forum list: questions'], modes: { rightToLeft: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: 'Load more questions' })).toBeNull();
  },
});

export const LoadsMore = meta.story({
  args: { first: many.slice(0, 20), cursor: '20' },
  beforeEach: ({ msw }) => msw.use(respondInPages('listQuestions', many)),
  parameters: { spec: ['Rulings: 20 questions a page'] },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Load more questions' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(40));
    await expect(canvas.getByRole('link', { name: /^Question 25:/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Load more questions' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(45));
    await expect(canvas.queryByRole('button', { name: 'Load more questions' })).toBeNull();
  },
});
