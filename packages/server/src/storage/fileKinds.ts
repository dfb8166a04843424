import { documentTypes } from '@settlement-help/contract';

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
