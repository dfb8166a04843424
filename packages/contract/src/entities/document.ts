import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { id, idParameter, timestamp, trimmedText } from './text.ts';

/** A document of a person (§3 Document). */
export const StoredDocument = z.object({
  id,
  /** The custom name where one was given, else the name of the file. */
  original_filename: z.string(),
  /** The MIME type that the server detected, such as `application/pdf`. */
  content_type: z.string(),
  /** Bytes. */
  file_size: z.int(),
  created_at: timestamp,
  /** The step that it is attached to; missing or null where there is none (§3). */
  settlement_step_id: z._default(z.nullable(id), null),
  /** True if it was attached later, so a reset of the checklist detaches it and does not delete it. */
  kept_on_reset: z._default(z.boolean(), false),
  /** A signed link relative to the API's origin; it expires within 5 minutes. */
  download_url: z.string(),
});
export type StoredDocument = z.infer<typeof StoredDocument>;

/** The step that a document is attached to from now on; `null` takes it off its step. */
export const DocumentChanges = z.object({ settlement_step_id: z.nullable(idParameter) });
export type DocumentChanges = z.infer<typeof DocumentChanges>;

/** The form of an upload: .pdf .jpg .jpeg .png .doc .docx, at most 10 MB, and a name of at most 200 characters (§5 Document upload). */
export const DocumentUpload = z.object({
  file: z.instanceof(Blob),
  custom_name: z.optional(trimmedText({ max: limits.document.nameMax })),
});
export type DocumentUpload = z.infer<typeof DocumentUpload>;
