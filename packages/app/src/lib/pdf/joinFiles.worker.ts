import { PDFDocument } from '@cantoo/pdf-lib';
import type { JoinedFile, JoinReply, JoinRequest } from './joinFiles.ts';

/** A4 in points. */
const page = { short: 595.28, long: 841.89 };

/** The long side of A4 at 200 dots per inch: small print stays readable. */
const maxPixels = 2339;

/** Smaller and smaller pictures, of which the first that fits is used. The last one has 100 dots per inch. */
const attempts = [
  { size: 1, quality: 0.85 },
  { size: 1, quality: 0.7 },
  { size: 0.75, quality: 0.7 },
  { size: 0.5, quality: 0.7 },
];

function draw(bitmap: ImageBitmap, turns: number, size: number) {
  const scale = Math.min(1, (maxPixels * size) / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const canvas = turns % 2 === 0 ? new OffscreenCanvas(width, height) : new OffscreenCanvas(height, width);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  // JPEG has no transparency.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(bitmap, -width / 2, -height / 2, width, height);
  return canvas;
}

/** Encodes a picture again, so that it is upright, not too large, and without the place where it was taken. */
async function toUprightJpeg({ file, turns = 0 }: JoinedFile, maxBytes: number) {
  const bitmap = await createImageBitmap(file);
  let jpeg = new Blob();
  for (const { size, quality } of attempts) {
    jpeg = await draw(bitmap, turns, size).convertToBlob({ type: 'image/jpeg', quality });
    if (jpeg.size <= maxBytes) break;
  }
  bitmap.close();
  return jpeg.arrayBuffer();
}

async function addPicture(pdf: PDFDocument, picture: JoinedFile, maxBytes: number) {
  const image = await pdf.embedJpg(await toUprightJpeg(picture, maxBytes));
  const [width, height] = image.width > image.height ? [page.long, page.short] : [page.short, page.long];
  const scale = Math.min(width / image.width, height / image.height);
  const size = { width: image.width * scale, height: image.height * scale };
  pdf
    .addPage([width, height])
    .drawImage(image, { ...size, x: (width - size.width) / 2, y: (height - size.height) / 2 });
}

async function addPages(pdf: PDFDocument, { file }: JoinedFile) {
  const source = await PDFDocument.load(await file.arrayBuffer());
  for (const copy of await pdf.copyPages(source, source.getPageIndices())) pdf.addPage(copy);
}

const reply = (message: JoinReply) => postMessage(message);

addEventListener('message', async ({ data: { files, maxBytes } }: MessageEvent<JoinRequest>) => {
  const pdf = await PDFDocument.create();
  const unreadable: number[] = [];
  for (const [index, file] of files.entries()) {
    try {
      if (file.file.type === 'application/pdf') await addPages(pdf, file);
      else await addPicture(pdf, file, maxBytes / files.length);
    } catch {
      // A damaged file, or one that is protected with a password.
      unreadable.push(index);
    }
    reply({ joined: index + 1 });
  }
  const isEmpty = unreadable.length === files.length;
  reply({ unreadable, pdf: isEmpty ? null : new Blob([await pdf.save()], { type: 'application/pdf' }) });
});
