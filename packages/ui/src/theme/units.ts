/** The unit of the space: 4 px. With larger text it stays so on a phone, and what it would grow by is left to the words. */
export const unit = { name: '--sh-space', value: 'min(0.25rem, 1.25vw)' } as const;

/** So many units: space, and signs beside words. */
export const units = (count: number) => `calc(${count} * var(${unit.name}))`;
