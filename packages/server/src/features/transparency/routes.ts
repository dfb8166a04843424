import { endpoints } from '@settlement-help/contract';
import { span } from '#server/core/clock.ts';
import type { Deps } from '#server/deps.ts';
import type { Router } from '#server/http/endpoints/router.ts';
import { readFigures, toCsv } from './figures.ts';

const refreshAfter = span(10, 'minute');

export function transparencyRoutes({ route }: Router, deps: Deps) {
  let known: { figures: ReturnType<typeof readFigures>; until: number } | undefined;

  // Everybody can ask for the figures, and counting reads whole tables.
  const figures = () => {
    const now = deps.clock.now().getTime();
    if (known && now < known.until) return known.figures;
    const counted = { figures: readFigures(deps), until: now + refreshAfter };
    known = counted;
    counted.figures.catch(() => {
      if (known === counted) known = undefined;
    });
    return counted.figures;
  };

  route(endpoints.getTransparency, figures);

  route(endpoints.downloadTransparency, async () => ({
    text: toCsv(await figures()),
    headers: { 'Content-Disposition': 'attachment; filename="transparency.csv"' },
  }));
}
