import '@settlement-help/ui/fonts.css';
import type { Category, Question } from '@settlement-help/contract';
import { Button, Dialog, UiProvider } from '@settlement-help/ui';
import { CategoryFilter, LoginForm, QuestionCard, QuestionList } from '@settlement-help/ui/domain';
import { domain } from '@settlement-help/ui/domain/messages/en';
import { primitives } from '@settlement-help/ui/messages/en';
import { memo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { questions } from './questions.ts';

const messages = { ...primitives, ...domain };

const never = () => Promise.reject(new Error('Not used in this benchmark'));

const Card = memo(({ question }: { question: Question }) => (
  <QuestionCard
    question={question}
    answers={[]}
    viewerId="somebody"
    href="#question"
    onVote={never}
    onVoteAnswer={never}
    onAnswer={never}
    onRetry={never}
  />
));

/** 200 cards, a filter and a dialog, without router, queries and server. */
function Library() {
  const [category, setCategory] = useState<Category | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <UiProvider locale="en" messages={messages}>
      <main>
        <h1>Questions</h1>
        <Button onClick={() => setOpen(true)}>Log in</Button>
        <CategoryFilter value={category} onValueChange={setCategory} />
        <QuestionList questions={questions.filter((one) => !category || one.category === category)}>
          {(question) => <Card question={question} />}
        </QuestionList>
      </main>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Log in">
        <LoginForm onSubmit={never} signUp={{ href: '#sign-up', onFollow: never }} />
      </Dialog>
    </UiProvider>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');
createRoot(root).render(<Library />);
