import * as z from 'zod/mini';
import type { Endpoint } from '../endpoints/endpoint.ts';
import { DocumentChanges, DocumentUpload, StoredDocument } from '../entities/document.ts';
import { idParameter } from '../entities/text.ts';

export const documentEndpoints = {
  uploadDocument: {
    method: 'POST',
    path: '/api/v1/documents/upload',
    summary: 'Upload a document of at most 10 MB, and attach it to a step if one is named',
    query: z.object({ settlement_step_id: z.optional(idParameter) }),
    form: DocumentUpload,
    status: 201,
    response: StoredDocument,
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
  updateDocument: {
    method: 'PATCH',
    path: '/api/v1/documents/{id}',
    summary: 'Attach a document to a step or detach it; a reset of the steps then keeps it',
    body: DocumentChanges,
    status: 200,
    response: StoredDocument,
    errors: [404, 409],
  },
  deleteDocument: {
    method: 'DELETE',
    path: '/api/v1/documents/{id}',
    summary: 'Delete a document',
    status: 204,
    response: null,
    errors: [404],
  },
} as const satisfies Record<string, Endpoint>;
