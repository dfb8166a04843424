import { extname } from 'node:path';
import { cleanLine, countCharacters, isVisible } from '@settlement-help/contract';

const maxLength = 255;

const cleaned = (name: string) => cleanLine(name.toWellFormed());

function shortened(name: string) {
  if (countCharacters(name) <= maxLength) return name;
  const extension = extname(name).slice(0, 10);
  return [...name].slice(0, maxLength - extension.length).join('') + extension;
}

export function documentName(customName: string | undefined, fileName: string) {
  const names = [cleaned(customName ?? ''), shortened(cleaned(fileName))];
  return names.find(isVisible) ?? 'Document';
}

/** A safe file name with an extension that matches the content. */
export function downloadName(name: string, extensions: readonly string[]) {
  const plain = name.replaceAll(/[/\\:*?"<>|]/g, '-').replace(/^\.+/, '') || 'Document';
  const [extension = ''] = extensions;
  return extensions.includes(extname(plain).toLowerCase()) ? plain : `${plain}${extension}`;
}
