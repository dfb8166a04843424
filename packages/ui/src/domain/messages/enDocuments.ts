import { limits } from '@settlement-help/contract';
import type { Formats } from '../../i18n/formats.ts';

const maxMegabytes = limits.document.maxBytes / 1024 / 1024;

/** The English texts of the documents screen (§2, §5 and §8 Documents). */
export const enDocuments = (format: Formats) => ({
  documentUpload: {
    title: 'Add a document',
    file: 'Choose a file',
    accepted: `PDF, JPG, JPEG, PNG, DOC or DOCX, up to ${format.number(maxMegabytes)}MB`,
    name: 'Name',
    nameHint: 'Leave it empty to keep the name of the file.',
    submit: 'Upload document',
    fileMissing: 'Please select a file',
    uploading: (name: string) => `Uploading ${name}`,
    // The list names the paper; naming it here too would hide it among equal names.
    done: 'The document is in your list.',
    failed: 'Upload failed',
  },
  documents: {
    title: 'Your documents',
    count: (count: number) => format.plural(count, { one: '# document', other: '# documents' }),
    emptyTitle: 'Your papers will be here',
    emptyText:
      'Start with your passport: nearly every office asks for it. A photo of the page with your picture is enough. Nobody but you can see it.',
    emptyAction: 'Choose your first file',
    /** By content type. */
    kinds: {
      'application/pdf': 'PDF',
      'image/jpeg': 'JPG',
      'image/png': 'PNG',
      'application/msword': 'DOC',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
    } as Record<string, string>,
    size: (bytes: number) => format.fileSize(bytes, ['Bytes', 'KB', 'MB', 'GB']),
    added: (iso: string) => `Added ${format.shortDate(iso)}`,
    attachedTo: (step: number) => `Attached to step ${format.number(step)}`,
    attachedToSome: 'Attached to a step of your checklist',
    download: 'Download',
    downloadOf: (name: string) => `Download ${name}`,
    delete: 'Delete',
    deleteOf: (name: string) => `Delete ${name}`,
    more: (count: number) => `Show ${format.number(count)} more`,
    deleteQuestion: 'Are you sure you want to delete this document?',
    deleteWarning: (name: string) => `“${name}” is deleted for good. It cannot be undone.`,
    deleteConfirm: 'Delete document',
    deleteFailed: 'Failed to delete document',
    deleted: 'The document is deleted',
  },
});
