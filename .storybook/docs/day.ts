/** Formats `2026-11-22` as "22 November 2026". */
export const day = (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
