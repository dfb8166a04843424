import type { Category } from '@settlement-help/contract';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../primitives/feedback/EmptyState/EmptyState.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { BenchScene } from './BenchScene.tsx';

export interface NoQuestionsProps {
  category: Category | null;
  action?: ReactNode;
}

/** Shown if the forum or a category has no questions (§2 Forum list). */
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
