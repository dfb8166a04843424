import { File, FileImage, FileText, FileType } from 'lucide-react';
import type { IconType } from '../../../primitives/content/Icon/Icon.tsx';

/** The icon of a content type; a type that we do not know is a plain paper. */
export function iconOf(contentType: string): IconType {
  if (contentType === 'application/pdf') return FileText;
  if (contentType.startsWith('image/')) return FileImage;
  return /word/.test(contentType) ? FileType : File;
}
