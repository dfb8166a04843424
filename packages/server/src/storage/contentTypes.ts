import { extname } from 'node:path';
import { documentTypes } from '@settlement-help/contract';
import { downloadName } from './fileNames.ts';

export type AcceptedExtension = keyof typeof documentTypes;

// Browsers show these; others are downloaded.
const inlineTypes: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png'];

export function presentationOf(contentType: string) {
  const matching = Object.entries(documentTypes).filter(([, type]) => type === contentType);
  return {
    extensions: matching.map(([extension]) => extension),
    inline: inlineTypes.includes(contentType),
  };
}

/** The name of a document as a file, with an extension that matches its content. */
export const downloadNameOf = ({ name, content_type }: { name: string; content_type: string }) =>
  downloadName(name, presentationOf(content_type).extensions);

/** Replaces the extension of the name if it states the type before. A name without one stays. */
export function renameForType(
  { name, content_type }: { name: string; content_type: string },
  newType: string,
) {
  const ending = extname(name);
  const [extension = ''] = presentationOf(newType).extensions;
  const statesType = presentationOf(content_type).extensions.includes(ending.toLowerCase());
  return newType !== content_type && statesType ? name.slice(0, -ending.length) + extension : name;
}
