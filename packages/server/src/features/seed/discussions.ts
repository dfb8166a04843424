import type { Category, Country } from '@settlement-help/contract';
import type { Insertable } from 'kysely';
import { span } from '#server/core/clock.ts';
import type { AnswersTable, QuestionsTable, QuestionViewsTable, VotesTable } from '#server/db/tables.ts';
import type { Member } from './members.ts';
import type { Language } from './people.ts';
import type { Random } from './random.ts';
import data from './threads.json' with { type: 'json' };

/** A question with its answers; `{city}` is replaced with a city of the country. */
export interface Thread {
  category: Category;
  country: Country;
  language: Language;
  title: string;
  content?: string;
  answers: readonly string[];
}

export const threads = data as readonly Thread[];

export interface Discussion {
  questions: Insertable<QuestionsTable>[];
  answers: Insertable<AnswersTable>[];
  question_votes: VotesTable[];
  answer_votes: VotesTable[];
  question_views: QuestionViewsTable[];
}

interface About {
  thread: Thread;
  city: string;
  asked: Date;
  until: Date;
  members: readonly Member[];
  speakers: readonly Member[];
}

const counted = (votes: readonly VotesTable[]) => ({
  upvotes: votes.filter(({ vote }) => vote === 'up').length,
  downvotes: votes.filter(({ vote }) => vote === 'down').length,
});

export function createDiscussion(random: Random, about: About): Discussion {
  const { thread, city, asked, until, members, speakers } = about;
  const inCity = (text: string) => text.replaceAll('{city}', city);
  const locals = speakers.filter(({ settlesIn }) => settlesIn === thread.country);
  const [author] = random.pick(locals.length > 0 ? locals : speakers, 1, () => false);
  if (!author) throw new Error(`Nobody in the community speaks ${thread.language}.`);

  const votesOn = (item_id: string, owner: string, most: number) =>
    random
      .pick(members, random.smallIntegerBelow(most), ({ id }) => id === owner)
      .map(({ id }): VotesTable => ({ user_id: id, item_id, vote: random.next() < 0.92 ? 'up' : 'down' }));

  const id = random.idAt(asked);
  const isUnanswered = random.next() < 0.12;
  const said = isUnanswered ? [] : thread.answers.slice(0, 1 + random.integerBelow(thread.answers.length));
  const others = random.pick(speakers, said.length, (member) => member === author);
  let moment = asked.getTime();
  const answers: Discussion['answers'] = [];
  const answer_votes: VotesTable[] = [];
  for (const [index, content] of said.entries()) {
    moment += span(4, 'minute') + random.smallIntegerBelow(span(10, 'hour'));
    const answerer = others[index];
    if (!answerer || moment > until.getTime()) break;
    const created = new Date(moment);
    const answerId = random.idAt(created);
    const votes = votesOn(answerId, answerer.id, 7);
    answer_votes.push(...votes);
    answers.push({
      id: answerId,
      question_id: id,
      user_id: answerer.id,
      content: inCity(content),
      created_at: created.toISOString(),
      ...counted(votes),
    });
  }

  const question_votes = votesOn(id, author.id, 9);
  const viewers = new Set([...question_votes, ...answers].map(({ user_id }) => user_id));
  for (const { id: viewer } of random.pick(members, random.integerBelow(9), () => false)) viewers.add(viewer);
  const best = answers.toSorted((one, other) => (other.upvotes ?? 0) - (one.upvotes ?? 0))[0];
  const question = {
    id,
    user_id: author.id,
    category: thread.category,
    title: inCity(thread.title),
    content: thread.content ? inCity(thread.content) : null,
    created_at: asked.toISOString(),
    ...counted(question_votes),
    answer_count: answers.length,
    country: thread.country,
    last_answer_at: answers.at(-1)?.created_at ?? null,
    active_at: answers.at(-1)?.created_at ?? asked.toISOString(),
    view_count: viewers.size,
    accepted_answer_id: best && random.next() < 0.6 ? best.id : null,
  };
  const question_views = [...viewers].map((user_id) => ({ user_id, question_id: id }));
  return { questions: [question], answers, question_votes, answer_votes, question_views };
}
