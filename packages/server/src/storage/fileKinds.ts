import type { limits } from '@settlement-help/contract';

type Extension = (typeof limits.document.extensions)[number];

export interface FileKind {
  contentType: string;
  /** The types that its content may have. */
  found: readonly string[];
  /** Whether a browser may show it in place. */
  inline: boolean;
}

const jpeg: FileKind = { contentType: 'image/jpeg', found: ['jpg'], inline: true };

/** The kinds of files that are accepted, by the ending of their names. */
export const fileKinds: Record<Extension, FileKind> = {
  '.pdf': { contentType: 'application/pdf', found: ['pdf'], inline: true },
  '.jpg': jpeg,
  '.jpeg': jpeg,
  '.png': { contentType: 'image/png', found: ['png', 'apng'], inline: true },
  '.doc': { contentType: 'application/msword', found: ['cfb'], inline: false },
  '.docx': {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    found: ['docx'],
    inline: false,
  },
};

/** How files of a content type are called and shown. */
export function presentationOf(contentType: string) {
  const matching = Object.entries(fileKinds).filter(([, kind]) => kind.contentType === contentType);
  return {
    extensions: matching.map(([extension]) => extension),
    inline: matching.some(([, kind]) => kind.inline),
  };
}
