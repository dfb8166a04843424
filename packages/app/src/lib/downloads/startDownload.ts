/** Lets the browser save a file to disk, because fetch would hold it in memory. */
export function startDownload(url: string) {
  Object.assign(document.createElement('a'), { href: url, download: '' }).click();
}
