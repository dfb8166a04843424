import type { limits } from '@settlement-help/contract';

type Extension = (typeof limits.document.extensions)[number];

export interface FileKind {
  contentType: string;
  found: readonly string[];
  inline: boolean;
}

const jpeg: FileKind = { contentType: 'image/jpeg', found: ['jpg'], inline: true };

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

export function presentationOf(contentType: string) {
  const matching = Object.entries(fileKinds).filter(([, kind]) => kind.contentType === contentType);
  return {
    extensions: matching.map(([extension]) => extension),
    inline: matching.some(([, kind]) => kind.inline),
  };
}
