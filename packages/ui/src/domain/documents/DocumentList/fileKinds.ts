import { File, FileImage, FileText, FileType } from 'lucide';
import type { IconType } from '../../../primitives/content/Icon/Icon.tsx';

const kinds: Record<string, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
};

export const kindOf = (contentType: string) => kinds[contentType];

export function iconOf(contentType: string): IconType {
  if (contentType === 'application/pdf') return FileText;
  if (contentType.startsWith('image/')) return FileImage;
  return /word/.test(contentType) ? FileType : File;
}
