import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { id, idParameter, lineOfText, timestamp } from './text.ts';

/** A document of a person (§3 Document). */
export const StoredDocument = z.object({
  id,
  /** The custom name if there is one, else the name of the file. */
  original_filename: z.string(),
  content_type: z.string(),
  file_size: z.int(),
  created_at: timestamp,
  settlement_step_id: z._default(z.nullable(id), null),
  /** True if a reset of the steps detaches the document and does not delete it. */
  kept_on_reset: z._default(z.boolean(), false),
  /** A signed link relative to the API's origin; it expires within 5 minutes. */
  download_url: z.string(),
});
export type StoredDocument = z.infer<typeof StoredDocument>;

/** The step to attach a document to; `null` detaches it. */
export const DocumentChanges = z.object({ settlement_step_id: z.nullable(idParameter) });
export type DocumentChanges = z.infer<typeof DocumentChanges>;

export const DocumentUpload = z.object({
  file: z.instanceof(Blob),
  custom_name: z.optional(lineOfText({ max: limits.document.nameMax })),
  /** The name of the file, if the multipart form cannot contain it: browsers send a quotation mark as `%22`. */
  file_name: z.optional(lineOfText({ max: 255 })),
});
export type DocumentUpload = z.infer<typeof DocumentUpload>;
