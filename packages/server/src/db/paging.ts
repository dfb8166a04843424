/** Which part of a list is asked for. */
export interface PageRequest {
  /** The id of the last item of the page before. */
  cursor: string | undefined;
  limit: number;
}

/** Cuts a page out of its rows and one more, which says whether there is a next page. */
export const toPage = <Row extends { id: string }>(rows: Row[], limit: number) => {
  const page = rows.slice(0, limit);
  return { page, nextCursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
};
