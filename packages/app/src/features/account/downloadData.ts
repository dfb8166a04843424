import { absoluteUrl } from '#app/lib/api/absoluteUrls.ts';
import { exportApi } from '#app/lib/api/clients/export.ts';

/** Downloads everything that is stored about the person; rejects where it cannot start. */
export async function downloadData() {
  const { download_url } = await exportApi.createExport();
  // By the browser itself, which holds no archive in memory.
  Object.assign(document.createElement('a'), { href: absoluteUrl(download_url), download: '' }).click();
}
