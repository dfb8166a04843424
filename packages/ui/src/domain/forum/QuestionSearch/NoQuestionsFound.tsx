import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { BenchScene } from '../QuestionList/BenchScene.tsx';

export interface NoQuestionsFoundProps {
  query: string;
}

/** Shown if a search found no question. */
export function NoQuestionsFound({ query }: NoQuestionsFoundProps) {
  const { search: messages } = useMessages('forum');
  return (
    <EmptyState title={messages.none({ query })} illustration={<BenchScene />}>
      {messages.noneText}
    </EmptyState>
  );
}
