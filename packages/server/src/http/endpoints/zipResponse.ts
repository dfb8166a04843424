import type { FileResponse } from './endpointRequest.ts';

/** A ZIP to download. The file is named after its content and the day, such as `documents-2026-11-20.zip`. */
export const zipResponse = (name: string, stream: FileResponse['stream'], now: Date): FileResponse => ({
  stream,
  headers: {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${name}-${now.toISOString().slice(0, 10)}.zip"`,
    'Cache-Control': 'private, no-store',
  },
});
