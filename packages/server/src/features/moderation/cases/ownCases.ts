import { expressionBuilder } from 'kysely';
import type { Tables } from '#server/db/tables.ts';

const where = expressionBuilder<Tables, 'cases'>();

/** Excludes the cases about a moderator, and objections to their decisions. Another moderator decides these. */
export function isNotOwnCase(moderatorId: string) {
  const ownDecision = where
    .selectFrom('decisions')
    .select('decisions.id')
    .where('decisions.moderator_id', '=', moderatorId);
  // An objection to a later decision about the same post takes over the case.
  const withOpenObjection = ownDecision
    .innerJoin('objections', 'objections.decision_id', 'decisions.id')
    .whereRef('decisions.post_id', '=', 'cases.post_id')
    .whereRef('decisions.user_id', '=', 'cases.user_id')
    .where('objections.outcome', 'is', null);
  return where.and([
    where.or([where('cases.user_id', 'is', null), where('cases.user_id', '!=', moderatorId)]),
    where.or([
      where('cases.kind', '!=', 'objection'),
      where.not(
        where.or([
          where.exists(ownDecision.whereRef('decisions.id', '=', 'cases.decision_id')),
          where.exists(withOpenObjection),
        ]),
      ),
    ]),
  ]);
}
