import type { Manifest } from 'vite';

export const entry = 'index.html';
export const signedIn = 'src/routes/SignedInRoutes.tsx';
export const offlineStart = 'src/lib/offline/start.ts';

/** A chunk of Vite's manifest and its static imports. */
export function filesOf(manifest: Manifest, source: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no chunk of ${source}. Was the file moved?`);
  if (!found.has(chunk.file)) {
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  }
  return found;
}
