import * as z from 'zod/mini';
import {
  ArchiveRequest,
  DeletedDocument,
  DocumentChanges,
  DocumentReplacement,
  DocumentUpload,
  StorageUse,
  StoredDocument,
  UploadedDocument,
} from '../entities/documents/document.ts';
import { limits } from '../entities/limits.ts';
import { idParameter } from '../entities/text/fieldTypes.ts';
import type { Endpoint } from './endpoint.ts';

const maxMegabytes = limits.document.maxBytes / 1024 / 1024;

export const documentEndpoints = {
  uploadDocument: {
    method: 'POST',
    path: '/api/v1/documents/upload',
    summary: `Upload a document of at most ${maxMegabytes} MB, and attach it to a step if one is named`,
    query: z.object({ settlement_step_id: z.optional(idParameter) }),
    form: DocumentUpload,
    status: 201,
    response: UploadedDocument,
    idempotent: true,
    errors: [400, 404, 409, 413, 415, 507],
  },
  listDocuments: {
    method: 'GET',
    path: '/api/v1/documents/',
    summary: 'List the documents of the user, newest first',
    status: 200,
    response: z.array(StoredDocument),
  },
  listBin: {
    method: 'GET',
    path: '/api/v1/documents/bin',
    summary: `List the deleted documents of the last ${limits.document.daysInBin} days, most recently deleted first`,
    status: 200,
    response: z.array(DeletedDocument),
  },
  emptyBin: {
    method: 'DELETE',
    path: '/api/v1/documents/bin',
    needsPassword: true,
    summary: 'Erase every document in the bin permanently',
    status: 204,
    response: null,
    errors: [403],
  },
  eraseDocument: {
    method: 'DELETE',
    path: '/api/v1/documents/bin/{id}',
    summary: 'Erase a document in the bin permanently',
    status: 204,
    response: null,
    errors: [404],
  },
  createArchive: {
    method: 'POST',
    path: '/api/v1/documents/archive',
    worksReadOnly: true,
    summary: 'Get a link to a ZIP of all documents, or of those named',
    body: ArchiveRequest,
    status: 201,
    response: z.object({ download_url: z.string() }),
    errors: [404],
  },
  updateDocument: {
    method: 'PATCH',
    path: '/api/v1/documents/{id}',
    summary:
      'Change the name, kind or dates of a document, attach it to a step or detach it. After that, a reset of the steps does not delete it.',
    body: DocumentChanges,
    status: 200,
    response: StoredDocument,
    errors: [404, 409],
  },
  replaceDocument: {
    method: 'PUT',
    path: '/api/v1/documents/{id}/file',
    summary: 'Replace the file of a document; the previous file goes to the bin',
    form: DocumentReplacement,
    status: 200,
    response: StoredDocument,
    idempotent: true,
    errors: [400, 404, 413, 415, 507],
  },
  deleteDocument: {
    method: 'DELETE',
    path: '/api/v1/documents/{id}',
    summary: `Move a document to the bin, where it is erased after ${limits.document.daysInBin} days`,
    status: 204,
    response: null,
    errors: [404],
  },
  restoreDocument: {
    method: 'POST',
    path: '/api/v1/documents/{id}/restore',
    summary: 'Restore a document from the bin, on its step if the step still exists',
    status: 200,
    response: StoredDocument,
    errors: [404, 413],
  },
  getStorage: {
    method: 'GET',
    path: '/api/v1/users/me/storage',
    summary: 'Get how many bytes the documents of the user take, with the bin, and how many they may take',
    status: 200,
    response: StorageUse,
  },
} as const satisfies Record<string, Endpoint>;
