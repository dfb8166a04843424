import { endpoints } from '@settlement-help/contract';
import { cacheFor } from '#server/core/cacheFor.ts';
import { span } from '#server/core/clock.ts';
import type { Deps } from '#server/deps.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { readFigures, toCsv } from './figures.ts';

const refreshAfter = span(10, 'minute');

export function transparencyRoutes({ route }: Router, deps: Deps) {
  // Everybody can ask for the figures, and counting reads whole tables.
  const figures = cacheFor(deps.clock, refreshAfter, () => readFigures(deps));

  route(endpoints.getTransparency, figures);

  route(endpoints.downloadTransparency, async () => ({
    text: toCsv(await figures()),
    headers: { 'Content-Disposition': 'attachment; filename="transparency.csv"' },
  }));
}
