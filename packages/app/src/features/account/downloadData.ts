import { absoluteUrl } from '#app/lib/api/absoluteUrls.ts';
import { api } from '#app/lib/api/client.ts';

/** Downloads everything that is stored about the person; rejects where it cannot start. */
export async function downloadData() {
  const { download_url } = await api.createExport();
  // By the browser itself, which holds no archive in memory.
  Object.assign(document.createElement('a'), { href: absoluteUrl(download_url), download: '' }).click();
}
