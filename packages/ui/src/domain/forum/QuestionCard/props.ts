import type { Answer, Question, Votes } from '@settlement-help/contract';
import type { ReactNode } from 'react';

/** The answers, or why they are missing. */
export type AnswersState = readonly Answer[] | 'waiting' | 'failed';

export interface QuestionCardProps {
  /** The question as the list gives it. */
  question: Question;
  /** Its answers; a skeleton is shown while they load. */
  answers: AnswersState;
  /** Id of the reader, who neither votes on their own question nor answers it here. */
  viewerId: string;
  /** Address of the question's own page. */
  href: string;
  /** Casts a vote on the question and resolves to the new counts. */
  onVote: (isUpvote: boolean) => Promise<Votes>;
  /** Casts a vote on one of its answers and resolves to the new counts. */
  onVoteAnswer: (answer: Answer, isUpvote: boolean) => Promise<Votes>;
  /** Posts an answer; the box is shown only to people other than the author. */
  onAnswer: (content: string) => Promise<void>;
  /** Loads the answers again. */
  onRetry: () => Promise<unknown>;
  /** What else can be done with the question. */
  actions?: ReactNode;
  /** What else can be done with an answer. */
  answerActions?: ((answer: Answer) => ReactNode) | undefined;
  /** Stands in place of the answer box for who may not answer. */
  closed?: ReactNode;
  /** Draft of an answer. */
  draft?: string | undefined;
  /** Called with each change of the draft. */
  onDraftChange?: ((draft: string) => void) | undefined;
  /** Called when the question's page is about to be opened. */
  onIntent?: (() => void) | undefined;
}
