import { span } from '#server/core/clock.ts';
import { plural } from '#server/core/plural.ts';

const units = ['day', 'hour', 'minute'] as const;

/** A duration in its largest unit, such as "3 hours". */
export function duration(milliseconds: number) {
  const name = units.find((unit) => milliseconds >= span(1, unit)) ?? 'second';
  const count = Math.floor(milliseconds / span(1, name));
  return plural(count, name);
}
