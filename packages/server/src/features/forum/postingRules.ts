import { moderationLimits } from '@settlement-help/contract';
import { createFormats } from '@settlement-help/contract/language';
import { span, timestampIn } from '#server/core/clock.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Queries } from '#server/db/database.ts';
import { createSelectOldest, scaleLimit, secondsUntil } from '#server/db/rateLimit.ts';
import { activeSuspension } from '#server/db/users.ts';
import type { Deps } from '#server/deps.ts';
import { HttpProblem, retryLater } from '#server/http/problem.ts';

const newFor = span(1, 'day');

const selectUser = compileOnce((queries, { id }: { id: string }) =>
  queries
    .selectFrom('users')
    .select(['created_at', 'suspended_at', 'suspended_until', 'suspension_reason', 'suspension_facts'])
    .where('id', '=', id),
);

const { day } = createFormats('en');

const links = /https?:\/\/|(?<![\p{L}\p{N}./])www\./giu;

const countLinks = (text: string | null | undefined) => text?.match(links)?.length ?? 0;

type Texts = Partial<Record<'title' | 'content', string | null | undefined>>;

const window = span(1, 'hour');

function createPostLimit({ clock, config }: Deps, table: 'questions' | 'answers', perHour: number) {
  const selectOldest = createSelectOldest(table, scaleLimit(config, perHour));

  return async (tx: Queries, userId: string) => {
    const [oldest] = await selectOldest(tx, { owner: userId, after: timestampIn(clock, -window) });
    if (!oldest) return;
    const wait = secondsUntil(clock, oldest.created_at, window);
    const detail = 'You have posted a great deal lately. Please try again later.';
    throw retryLater(429, 'too_many_posts', detail, wait);
  };
}

/** Posting rights: read only while suspended, lower limits on the first day. */
export function createPostingRules(deps: Deps) {
  const { clock } = deps;
  const refuse = {
    questions: createPostLimit(deps, 'questions', 60),
    answers: createPostLimit(deps, 'answers', 300),
  };
  const refuseOfNew = {
    questions: createPostLimit(deps, 'questions', 30),
    answers: createPostLimit(deps, 'answers', 100),
  };

  const refuseSuspended = async (tx: Queries, userId: string) => {
    const [user] = await selectUser(tx, { id: userId });
    const suspension = user && activeSuspension(user, clock);
    if (suspension) {
      const until = suspension.until === null ? 'any more' : `until ${day(suspension.until.slice(0, 10))}`;
      throw new HttpProblem(403, 'suspended', `You cannot post or vote ${until}. ${suspension.facts}`);
    }
    return { isNew: user !== undefined && user.created_at > timestampIn(clock, -newFor) };
  };

  const refuseLinks = (texts: Texts) => {
    const max = moderationLimits.newAccountLinks;
    const field = (['title', 'content'] as const).find((name) => countLinks(texts[name]) > 0);
    const count = countLinks(texts.title) + countLinks(texts.content);
    if (!field || count <= max) return;
    const message = `A post can have at most ${max} links on the first day of an account`;
    throw new HttpProblem(422, 'too_many_links', message, {
      errors: [{ path: field, message, code: 'too_many_links', limit: max }],
    });
  };

  return {
    refuseSuspended,
    check: async (tx: Queries, userId: string, texts: Texts) => {
      const { isNew } = await refuseSuspended(tx, userId);
      if (isNew) refuseLinks(texts);
      return { isNew };
    },
    refuseFlood: async (tx: Queries, table: 'questions' | 'answers', userId: string, isNew: boolean) => {
      if (isNew) await refuseOfNew[table](tx, userId);
      await refuse[table](tx, userId);
    },
  };
}
