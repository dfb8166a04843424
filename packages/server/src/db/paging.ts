export interface PageRequest {
  cursor: string | undefined;
  limit: number;
}

/** Takes `limit + 1` rows, and returns a page and the cursor of the next one. */
export const toPage = <Row extends { id: string }>(rows: Row[], limit: number) => {
  const page = rows.slice(0, limit);
  return { page, nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
};
