import { absoluteUrl } from '#app/lib/api/absoluteUrls.ts';

export async function isServerReachable() {
  if (!navigator.onLine) return false;
  try {
    await fetch(absoluteUrl('/healthz'), { method: 'HEAD', mode: 'no-cors', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
