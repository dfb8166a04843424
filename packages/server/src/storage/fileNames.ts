import { extname } from 'node:path';
import { cleanLine, isVisible } from '@settlement-help/contract';

/** File systems allow so many bytes in the name of a file. */
const maxBytes = 255;

const graphemes = new Intl.Segmenter();

/** Cleans the name of a file, such as before its extension is checked. */
export const cleanFileName = (name: string) => cleanLine(name.toWellFormed());

/** Shortens the name between two graphemes, so that it has at most 255 bytes with its extension. */
export function fitFileName(name: string, extension = extname(name).slice(0, 10)) {
  const stem = name.slice(0, name.length - extension.length);
  let free = maxBytes - Buffer.byteLength(extension);
  let kept = '';
  for (const { segment } of graphemes.segment(stem)) {
    free -= Buffer.byteLength(segment);
    if (free < 0) break;
    kept += segment;
  }
  return (kept || 'Document') + extension;
}

/** The name that is stored. Both names are clean. */
export function documentName(customName: string | undefined, fileName: string) {
  const names = [customName ?? '', fitFileName(fileName)];
  return names.find(isVisible) ?? 'Document';
}

// Windows reserves these names for devices, also with an extension.
const deviceName = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])(?=\.|$)/i;

/** A file name that every system accepts, with an extension that matches the content. */
export function downloadName(name: string, extensions: readonly string[]) {
  const plain =
    name
      .replaceAll(/[/\\:*?"<>|]/g, '-')
      .replace(/^\.+/, '')
      .replace(deviceName, '$&_') || 'Document';
  const [extension = ''] = extensions;
  return fitFileName(extensions.includes(extname(plain).toLowerCase()) ? plain : `${plain}${extension}`);
}
