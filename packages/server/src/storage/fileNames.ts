import { extname } from 'node:path';
import { cleanLine, countCharacters, isVisible } from '@settlement-help/contract';

const maxLength = 255;

/** Cleans the name of a file, such as before its extension is checked. */
export const cleanFileName = (name: string) => cleanLine(name.toWellFormed());

function shortened(name: string) {
  if (countCharacters(name) <= maxLength) return name;
  const extension = extname(name).slice(0, 10);
  return [...name].slice(0, maxLength - extension.length).join('') + extension;
}

/** The name that is stored. Both names are clean. */
export function documentName(customName: string | undefined, fileName: string) {
  const names = [customName ?? '', shortened(fileName)];
  return names.find(isVisible) ?? 'Document';
}

/** A safe file name with an extension that matches the content. */
export function downloadName(name: string, extensions: readonly string[]) {
  const plain = name.replaceAll(/[/\\:*?"<>|]/g, '-').replace(/^\.+/, '') || 'Document';
  const [extension = ''] = extensions;
  return extensions.includes(extname(plain).toLowerCase()) ? plain : `${plain}${extension}`;
}
