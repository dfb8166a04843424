/** The host without `www.`, such as `caf.fr`. */
export const hostOf = (url: string) => new URL(url).host.replace(/^www\./, '');
