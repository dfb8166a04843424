import { PDFDocument } from '@cantoo/pdf-lib';
import type { JoinReply } from './joinFiles.ts';

/** A4 in points. */
const page = { short: 595.28, long: 841.89 };

/** The long side of A4 at 200 dots per inch: small print stays readable. */
const maxPixels = 2339;

const quality = 0.85;

/** Encodes a picture again, so that it is upright, not too large, and without the place where it was taken. */
async function toUprightJpeg(picture: Blob) {
  const bitmap = await createImageBitmap(picture);
  const scale = Math.min(1, maxPixels / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  // JPEG has no transparency.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return jpeg.arrayBuffer();
}

async function addPicture(pdf: PDFDocument, picture: Blob) {
  const image = await pdf.embedJpg(await toUprightJpeg(picture));
  const [width, height] = image.width > image.height ? [page.long, page.short] : [page.short, page.long];
  const scale = Math.min(width / image.width, height / image.height);
  const size = { width: image.width * scale, height: image.height * scale };
  pdf
    .addPage([width, height])
    .drawImage(image, { ...size, x: (width - size.width) / 2, y: (height - size.height) / 2 });
}

async function addPages(pdf: PDFDocument, file: Blob) {
  const source = await PDFDocument.load(await file.arrayBuffer());
  for (const copy of await pdf.copyPages(source, source.getPageIndices())) pdf.addPage(copy);
}

const reply = (message: JoinReply) => postMessage(message);

addEventListener('message', async ({ data: files }: MessageEvent<readonly Blob[]>) => {
  const pdf = await PDFDocument.create();
  const unreadable: number[] = [];
  for (const [index, file] of files.entries()) {
    try {
      await (file.type === 'application/pdf' ? addPages : addPicture)(pdf, file);
    } catch {
      // A damaged file, or one that is protected with a password.
      unreadable.push(index);
    }
    reply({ joined: index + 1 });
  }
  const isEmpty = unreadable.length === files.length;
  reply({ unreadable, pdf: isEmpty ? null : new Blob([await pdf.save()], { type: 'application/pdf' }) });
});
