import type { Answer, Question } from '@settlement-help/contract';
import type { ReactNode, Ref } from 'react';
import type { OnVote } from '../VoteControl/useVote.ts';

export type AnswersState = readonly Answer[] | 'waiting' | 'failed';

export interface QuestionCardProps {
  question: Question;
  answers: AnswersState;
  /** Id of the reader, who cannot vote on or answer their own question here. */
  viewerId: string;
  href: string;
  onVote: OnVote;
  onVoteAnswer: (answer: Answer, ...vote: Parameters<OnVote>) => ReturnType<OnVote>;
  /** Posts an answer; the form is hidden from the question's author. */
  onAnswer: (content: string) => Promise<void>;
  onRetry: () => Promise<unknown>;
  actions?: ReactNode;
  answerActions?: ((answer: Answer) => ReactNode) | undefined;
  /** Replaces the answer form for users who may not answer. */
  closed?: ReactNode;
  draft?: string | undefined;
  onDraftChange?: ((draft: string) => void) | undefined;
  /** The link in the title, such as to focus a question that was posted. */
  titleRef?: Ref<HTMLAnchorElement> | undefined;
  onIntent?: (() => void) | undefined;
}
