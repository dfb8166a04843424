import { createClient } from '@settlement-help/contract';
import { fn } from 'storybook/test';
import type { DocumentUploadRequest } from '../src/domain/documents/DocumentUpload/DocumentUpload.tsx';
import { inColumn } from './inColumn.tsx';

const client = createClient();

export const pdf = (name = 'lease.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

export const uploadSheet = {
  args: {
    onUpload: fn(async ({ file, name, kind, onProgress, signal }: DocumentUploadRequest) => {
      await client.uploadDocument(
        { form: { file, custom_name: name, ...(kind && { kind }) } },
        { onProgress, signal },
      );
    }),
  },
  decorators: [inColumn('20rem')],
  parameters: { layout: 'padded' as const },
};
