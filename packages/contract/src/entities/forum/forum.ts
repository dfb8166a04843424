import * as z from 'zod/mini';
import { categories, countries, limits, questionOrders, questionSelections } from '../limits.ts';
import { id, lineOfText, linesOfText, timestamp } from '../text/fieldTypes.ts';
import { unnamedAuthor } from './author.ts';

export const Category = z.enum(categories);
export type Category = z.infer<typeof Category>;

/** The filter of the list of questions: a category, or 'all' (§3). */
export const CategoryChoice = z.enum(['all', ...categories]);
export type CategoryChoice = z.infer<typeof CategoryChoice>;

export const QuestionOrder = z.enum(questionOrders);
export type QuestionOrder = z.infer<typeof QuestionOrder>;

export const QuestionSelection = z.enum(questionSelections);
export type QuestionSelection = z.infer<typeof QuestionSelection>;

/** At most `limits.countedQuestions`, which means this many or more. Only the newest 1,000 questions are counted. */
const QuestionCount = z.int();

/** The numbers of questions with the same filter: all of them, and those of each selection. */
export const QuestionCounts = z.object({
  all: QuestionCount,
  unanswered: QuestionCount,
  unresolved: QuestionCount,
  mine: QuestionCount,
  followed: QuestionCount,
});
export type QuestionCounts = z.infer<typeof QuestionCounts>;

/** The key of a step in the content; it may be of a newer version of the content. */
export const StepKey = lineOfText({ min: 1, max: limits.stepKey.max });

/** The language of a post, such as `fr`; null if its author's app sent no `Content-Language`. */
const PostLanguage = z._default(z.nullable(z.string()), null);

/** A person in the forum. */
export const Author = z.object({
  /** Empty if the server does not send it (§3 Forum answer). */
  id: z._default(id, ''),
  full_name: z.catch(z.string(), unnamedAuthor),
  profile_photo: z._default(z.nullable(z.string()), null),
  is_blocked: z._default(z.boolean(), false),
});
export type Author = z.infer<typeof Author>;

export const MyVote = z._default(z.nullable(z.enum(['up', 'down'])), null);
export type MyVote = z.infer<typeof MyVote>;

/** The votes on a question or answer, and the user's own vote (Rulings, Forum). */
export const Votes = z.object({ upvotes: z.int(), downvotes: z.int(), my_vote: MyVote });
export type Votes = z.infer<typeof Votes>;

/** The votes after a vote. A server with only the specified fields does not send `my_vote`. */
export const VoteResult = z.extend(Votes, { my_vote: z.optional(z.nullable(z.enum(['up', 'down']))) });
export type VoteResult = z.infer<typeof VoteResult>;

export const Answer = z.extend(Votes, {
  id,
  content: z.string(),
  language: PostLanguage,
  user: Author,
  created_at: timestamp,
  edited_at: z._default(z.nullable(timestamp), null),
  is_accepted: z.boolean(),
});
export type Answer = z.infer<typeof Answer>;

/** An answer that is read by its id. */
export const LinkedAnswer = z.extend(Answer, { question_id: id });
export type LinkedAnswer = z.infer<typeof LinkedAnswer>;

/** A question in the list (§3 Forum question). */
export const Question = z.extend(Votes, {
  id,
  title: z.string(),
  content: z._default(z.nullable(z.string()), null),
  language: PostLanguage,
  category: Category,
  user: Author,
  created_at: timestamp,
  edited_at: z._default(z.nullable(timestamp), null),
  /** True after the author deleted it. The text is empty, and answers of others stay. */
  is_deleted: z._default(z.boolean(), false),
  answer_count: z.int(),
  view_count: z.int(),
  is_resolved: z.boolean(),
  /** The destination of its author when it was asked; null for both countries. */
  country: z._default(z.nullable(z.enum(countries)), null),
  /** The step that it is about. */
  step_key: z._default(z.nullable(z.string()), null),
  /** Null from a server without sorting, filters and following. */
  is_followed: z._default(z.nullable(z.boolean()), null),
  accepted_at: z._default(z.nullable(timestamp), null),
  last_answer_at: z._default(z.nullable(timestamp), null),
  /** In the results of a search: the answer that matches better than the question. */
  matching_answer: z._default(z.nullable(z.object({ id, content: z.string() })), null),
});
export type Question = z.infer<typeof Question>;

/** A question with its first answers: the accepted one first, then by score, then oldest (Rulings, Forum). */
export const QuestionDetail = z.extend(Question, { answers: z.array(Answer) });
export type QuestionDetail = z.infer<typeof QuestionDetail>;

export const NewQuestion = z.object({
  title: lineOfText({ min: 1, max: limits.question.titleMax }),
  content: z.optional(z.nullable(linesOfText({ max: limits.question.contentMax }))),
  category: z._default(Category, 'general'),
  /** Without it, the destination of the author; null for both countries. */
  country: z.optional(z.nullable(z.enum(countries))),
  step_key: z.optional(z.nullable(StepKey)),
});
export type NewQuestion = z.input<typeof NewQuestion>;

/** The changes of a question. Omitted fields stay as they are. */
export const QuestionChanges = z.object({
  title: z.optional(lineOfText({ min: 1, max: limits.question.titleMax })),
  /** Null or an empty text removes the content. */
  content: z.optional(z.nullable(linesOfText({ max: limits.question.contentMax }))),
  category: z.optional(Category),
  /** Null for both countries. */
  country: z.optional(z.nullable(z.enum(countries))),
  step_key: z.optional(z.nullable(StepKey)),
});
export type QuestionChanges = z.input<typeof QuestionChanges>;

export const NewAnswer = z.object({ content: linesOfText({ min: 1, max: limits.answer.contentMax }) });
export type NewAnswer = z.infer<typeof NewAnswer>;

/**
 * The number of new answers to a followed question since the user last opened it. For the author of the question, an edit
 * of the accepted answer counts as one.
 */
export const UnseenAnswers = z.object({ question_id: id, title: z.string(), count: z.int() });
export type UnseenAnswers = z.infer<typeof UnseenAnswers>;
