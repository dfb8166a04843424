import type { Answer, Question } from '@settlement-help/contract';
import type { SearchQuery } from '@settlement-help/contract/search';
import type { ReactNode, Ref } from 'react';
import type { ForumNaming } from '../ForumNameField/useForumName.ts';
import type { Post } from '../PostActions/Post.ts';
import type { OnVote } from '../VoteControl/useVote.ts';

export type AnswersState = readonly Answer[] | 'loading' | 'failed';

export interface QuestionCardProps {
  question: Question;
  /** The search that found the question; its words are marked. */
  query?: SearchQuery | null | undefined;
  answers: AnswersState;
  /** Answers that the reader has not seen. @default 0 */
  newAnswers?: number | undefined;
  /** Id of the reader, who cannot vote on or answer their own question here. */
  viewerId: string;
  href: string;
  onVote: OnVote;
  onVoteAnswer: (answer: Answer, ...vote: Parameters<OnVote>) => ReturnType<OnVote>;
  /** Posts an answer; the form is hidden from the question's author. */
  onAnswer: (content: string) => Promise<void>;
  onRetry: () => Promise<unknown>;
  actions?: ReactNode;
  /** Translates a post, below its text. */
  translationOf?: ((post: Post) => ReactNode) | undefined;
  answerActions?: ((answer: Answer) => ReactNode) | undefined;
  /** Replaces the answer form for users who may not answer. */
  closed?: ReactNode;
  draft?: string | undefined;
  onDraftChange?: ((draft: string) => void) | undefined;
  /** Asks which name others see, before the first post. */
  naming?: ForumNaming | undefined;
  /** The link in the title, such as to focus a question that was posted. */
  titleRef?: Ref<HTMLAnchorElement> | undefined;
  onIntent?: (() => void) | undefined;
}
