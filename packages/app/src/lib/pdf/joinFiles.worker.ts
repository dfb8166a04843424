import { PDFDocument } from '@cantoo/pdf-lib';
import { toUprightJpeg } from '#app/lib/uploads/toUprightJpeg.ts';
import type { JoinedFile, JoinReply, JoinRequest } from './joinFiles.ts';

/** A4 in points. */
const page = { short: 595.28, long: 841.89 };

async function addPhoto(pdf: PDFDocument, photo: JoinedFile, maxBytes: number) {
  const jpeg = await toUprightJpeg(photo, maxBytes);
  const image = await pdf.embedJpg(await jpeg.arrayBuffer());
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

async function join({ files, maxBytes }: JoinRequest) {
  const pdf = await PDFDocument.create();
  const unreadable: number[] = [];
  for (const [index, file] of files.entries()) {
    try {
      if (file.file.type === 'application/pdf') await addPages(pdf, file);
      else await addPhoto(pdf, file, maxBytes / files.length);
    } catch {
      // A damaged file, or one that is protected with a password.
      unreadable.push(index);
    }
    reply({ joined: index + 1 });
  }
  const isEmpty = unreadable.length === files.length;
  reply({ unreadable, pdf: isEmpty ? null : new Blob([await pdf.save()], { type: 'application/pdf' }) });
}

// A rejection alone does not reach the page; a reported error does.
addEventListener('message', ({ data }: MessageEvent<JoinRequest>) => void join(data).catch(reportError));
