import { span } from '#server/core/clock.ts';

const units = ['day', 'hour', 'minute'] as const;

/** A duration in its largest unit, such as "3 hours". */
export function duration(milliseconds: number) {
  const name = units.find((unit) => milliseconds >= span(1, unit)) ?? 'second';
  const count = Math.floor(milliseconds / span(1, name));
  return `${count} ${count === 1 ? name : `${name}s`}`;
}
