import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { day, fault, id, idParameter, lineOfText, timestamp } from '../text/fieldTypes.ts';
import { documentKinds } from './documentKind.ts';

export const DocumentKind = z.enum(documentKinds);
export type DocumentKind = z.infer<typeof DocumentKind>;

const detailFields = {
  kind: z.nullable(DocumentKind),
  /** The day on the document, or null if the user has not entered it. */
  issued_on: z.nullable(day),
  /** The last day on which the document is valid; not before `issued_on`. */
  expires_on: z.nullable(day),
};

/** A document of a person (§3 Document). */
export const StoredDocument = z.object({
  id,
  /** The custom name if there is one, else the name of the file. */
  original_filename: z.string(),
  content_type: z.string(),
  file_size: z.int(),
  created_at: timestamp,
  settlement_step_id: z._default(z.nullable(id), null),
  /** True if a reset of the steps only detaches the document and does not delete it. */
  kept_on_reset: z._default(z.boolean(), false),
  kind: z._default(detailFields.kind, null),
  issued_on: z._default(detailFields.issued_on, null),
  expires_on: z._default(detailFields.expires_on, null),
  /** A signed link relative to the API's origin; it expires within 5 minutes. */
  download_url: z.string(),
});
export type StoredDocument = z.infer<typeof StoredDocument>;

/** A document after its upload. */
export const UploadedDocument = z.extend(StoredDocument, {
  /** The id of an older document with the same bytes, which may be in the bin. */
  same_as: z._default(z.nullable(id), null),
});
export type UploadedDocument = z.infer<typeof UploadedDocument>;

/** A deleted document. It is erased permanently at `erased_at`, 7 days after `deleted_at`. */
export const DeletedDocument = z.extend(StoredDocument, { deleted_at: timestamp, erased_at: timestamp });
export type DeletedDocument = z.infer<typeof DeletedDocument>;

/**
 * The changed fields of a document, at least one. A `settlement_step_id` attaches it to a step, and `null` detaches it.
 */
export const DocumentChanges = z
  .partial(
    z.object({
      original_filename: lineOfText({ min: 1, max: limits.document.nameMax }),
      ...detailFields,
      settlement_step_id: z.nullable(idParameter),
    }),
  )
  .check(
    z.refine(
      (changes) => Object.values(changes).some((value) => value !== undefined),
      fault('required', 'Send at least one field'),
    ),
  );
export type DocumentChanges = z.infer<typeof DocumentChanges>;

const fileFields = {
  file: z.instanceof(Blob),
  /** The name of the file, if the multipart form cannot contain it: browsers send a quotation mark as `%22`. */
  file_name: z.optional(lineOfText({ max: limits.document.fileNameMax })),
  issued_on: z.optional(day),
  expires_on: z.optional(day),
};

export const DocumentUpload = z.object({
  ...fileFields,
  custom_name: z.optional(lineOfText({ max: limits.document.nameMax })),
  kind: z.optional(DocumentKind),
});
export type DocumentUpload = z.infer<typeof DocumentUpload>;

/** A new file for a document. Dates that are not sent become `null`. */
export const DocumentReplacement = z.object(fileFields);
export type DocumentReplacement = z.infer<typeof DocumentReplacement>;

/** The documents of an archive; without `ids`, all documents of the user. */
export const ArchiveRequest = z.object({
  ids: z.optional(z.array(idParameter).check(z.minLength(1), z.maxLength(limits.document.archiveMax))),
});
export type ArchiveRequest = z.infer<typeof ArchiveRequest>;

/** The bytes that the documents of a user take, with those in the bin, and how many they may take. */
export const StorageUse = z.object({ used: z.int(), limit: z.int() });
export type StorageUse = z.infer<typeof StorageUse>;
