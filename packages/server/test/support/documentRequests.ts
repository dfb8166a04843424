import { type EndpointInput, endpoints } from '@settlement-help/contract';
import type { Person, TestServer } from './createTestServer.ts';
import { fileOf, samples } from './samples.ts';

type UploadForm = EndpointInput<typeof endpoints.uploadDocument>['form'];

/** The requests of a person about their documents. Each must succeed. */
export function documentsOf({ requestOk }: TestServer, { token }: Person) {
  const as = { token };
  return {
    upload: (form: Partial<UploadForm> = {}, query = {}) =>
      requestOk(
        endpoints.uploadDocument,
        { query, form: { file: fileOf(samples.pdf, 'a.pdf'), ...form } },
        as,
      ),
    list: () => requestOk(endpoints.listDocuments, {}, as),
    bin: () => requestOk(endpoints.listBin, {}, as),
    storage: () => requestOk(endpoints.getStorage, {}, as),
    remove: (id: string) => requestOk(endpoints.deleteDocument, { params: { id } }, as),
    restore: (id: string) => requestOk(endpoints.restoreDocument, { params: { id } }, as),
    erase: (id: string) => requestOk(endpoints.eraseDocument, { params: { id } }, as),
    replace: (id: string, file: File, dates = {}) =>
      requestOk(endpoints.replaceDocument, { params: { id }, form: { file, ...dates } }, as),
  };
}
