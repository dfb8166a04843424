import type { limits } from '@settlement-help/contract';

export type AcceptedExtension = (typeof limits.document.extensions)[number];

interface FileKind {
  contentType: string;
  inline: boolean;
}

const jpeg: FileKind = { contentType: 'image/jpeg', inline: true };

export const fileKinds: Record<AcceptedExtension, FileKind> = {
  '.pdf': { contentType: 'application/pdf', inline: true },
  '.jpg': jpeg,
  '.jpeg': jpeg,
  '.png': { contentType: 'image/png', inline: true },
  '.doc': { contentType: 'application/msword', inline: false },
  '.docx': {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
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
