import { absoluteUrl } from '#app/lib/api/absoluteUrls.ts';
import { api } from '#app/lib/api/client.ts';
import { startDownload } from '#app/lib/downloads/startDownload.ts';

/** Downloads everything that is stored about the person. Rejects if the download cannot start. */
export async function downloadData() {
  const { download_url } = await api.createExport();
  startDownload(absoluteUrl(download_url));
}
