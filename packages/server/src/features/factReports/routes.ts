import { endpoints } from '@settlement-help/contract';
import { span, timestampIn } from '#server/core/clock.ts';
import { InvalidInputError } from '#server/core/errors.ts';
import { newId } from '#server/core/id.ts';
import { isStep } from '#server/db/plan.ts';
import { createRateLimit } from '#server/db/rateLimit.ts';
import type { Deps } from '#server/deps.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { enforceLimit } from '#server/http/problem.ts';

export function factReportRoutes({ route }: Router, deps: Deps) {
  const { db, clock } = deps;
  const reports = createRateLimit(deps, { name: 'fact-reports', max: 30, window: span(1, 'hour') });

  route(endpoints.reportFact, async ({ body, network }) => {
    if (!isStep(body.country, body.step)) {
      throw new InvalidInputError({ path: 'step', message: 'There is no such step' });
    }
    await enforceLimit(
      reports,
      network(),
      'too_many_requests',
      'Too many reports from this network. Please try again later.',
    );
    const row = { id: newId(), ...body, created_at: timestampIn(clock) };
    await db.query.insertInto('fact_reports').values(row).execute();
  });
}
