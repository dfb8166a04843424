export type PageItem = number | 'gapBefore' | 'gapAfter';

/** The first, the last and the pages around the current one. Up to seven pages have no gap; more always have seven items. */
export function pageItems(page: number, count: number): PageItem[] {
  if (count <= 7) return Array.from({ length: count }, (_, index) => index + 1);
  const first = Math.min(Math.max(page - 1, 3), count - 4);
  return [
    1,
    first > 3 ? 'gapBefore' : 2,
    first,
    first + 1,
    first + 2,
    first < count - 4 ? 'gapAfter' : count - 1,
    count,
  ];
}
