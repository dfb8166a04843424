import type { Category } from '@settlement-help/contract';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { BenchScene } from './BenchScene.tsx';

export interface NoQuestionsProps {
  /** The chosen category, or null for all. */
  category: Category | null;
  /** The first step: a button that asks. */
  action?: ReactNode;
}

/** Stands where the questions will be, or where a category has none (§2 Forum list). */
export function NoQuestions({ category, action }: NoQuestionsProps) {
  const { empty: messages } = useMessages('forum');
  return (
    <EmptyState
      title={category ? messages.inCategory({ category }) : messages.title}
      illustration={<BenchScene />}
      action={action}
    >
      {category ? messages.inCategoryText : messages.text}
    </EmptyState>
  );
}
