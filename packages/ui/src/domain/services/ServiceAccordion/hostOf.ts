/** The name of a site as people know it: `caf.fr`. */
export const hostOf = (url: string) => new URL(url).host.replace(/^www\./, '');
