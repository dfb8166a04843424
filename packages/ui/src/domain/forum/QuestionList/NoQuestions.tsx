import type { Category } from '@settlement-help/contract';
import { Button } from '../../../primitives/actions/Button/Button.tsx';
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import { BenchScene } from './BenchScene.tsx';

export interface NoQuestionsProps {
  category: Category | null;
  /** True if the list has only a part of the questions, such as those of the reader. @default false */
  isFiltered?: boolean | undefined;
  /** Shows the questions of all countries, languages and categories. */
  onShowAll?: (() => void) | undefined;
}

/** Shown if the forum, a category or a filter has no questions (§2 Forum list). */
export function NoQuestions({ category, isFiltered = false, onShowAll }: NoQuestionsProps) {
  const { empty: messages, filters } = useMessages('forum');
  return (
    <EmptyState
      title={isFiltered ? filters.none : category ? messages.inCategory({ category }) : messages.title}
      illustration={<BenchScene />}
      action={
        onShowAll && (
          <Button variant="secondary" onClick={onShowAll}>
            {filters.showAll}
          </Button>
        )
      }
    >
      {category || isFiltered ? messages.inCategoryText : messages.text}
    </EmptyState>
  );
}
