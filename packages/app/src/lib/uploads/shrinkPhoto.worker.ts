import { limits } from '@settlement-help/contract';
import type { ShrinkReply } from './shrinkPhoto.ts';
import { toUprightJpeg } from './toUprightJpeg.ts';

addEventListener('message', async ({ data: file }: MessageEvent<File>) => {
  const jpeg = await toUprightJpeg({ file }, limits.document.maxBytes).catch(() => null);
  postMessage({ jpeg } satisfies ShrinkReply);
});
