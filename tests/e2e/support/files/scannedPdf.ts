import { PDFDocument, PDFName } from '@cantoo/pdf-lib';

/** A dark rectangle on 64 × 64 pixels, as OpenJPEG writes it. */
const jpeg2000 =
  '/0//UQApAAAAAABAAAAAQAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAAAAABBwEB/1IADAAAAAEABQQEAAH/XAATQEBISFBISFBISFBISFBISFD/ZAAlAAFDcmVhdGVkIGJ5IE9wZW5KUEVHIHZlcnNpb24gMi41LjD/kAAKAAAAAABZAAH/k8+MIAJFuoDHBXzBY+AMCWEOQQerhwbu9c6JHDAg6oV0FwjKJTfJzhpw4AkHpjXaqRz/do6/A/XOHnEAGdWN76H70yDeDTEC4VsRgP/Z';

/** The same picture as a page of JBIG2: lengths, then one region of CCITT G4 data. */
const jbig2 =
  'AAAAADAAAQAAABMAAABAAAAAQAAAAAAAAAAAAAAAAAAAASYAAQAAACYAAABAAAAAQAAAAAAAAAAAAAH/MwZP///////////H/////ABABA==';

/** A PDF of six empty pages and two scanned ones, in formats that office scanners use and browsers cannot read. */
export async function scannedPdf() {
  const document = await PDFDocument.create();
  for (let page = 1; page <= 6; page += 1) document.addPage([300, 300]);
  const scans = [
    { Filter: 'JPXDecode', bytes: jpeg2000, BitsPerComponent: 8 },
    { Filter: 'JBIG2Decode', bytes: jbig2, BitsPerComponent: 1 },
  ];
  for (const { bytes, ...properties } of scans) {
    const image = document.context.stream(Buffer.from(bytes, 'base64'), {
      Type: 'XObject',
      Subtype: 'Image',
      Width: 64,
      Height: 64,
      ColorSpace: 'DeviceGray',
      ...properties,
    });
    const page = document.addPage([300, 300]);
    page.node.setXObject(PDFName.of('Scan'), document.context.register(image));
    const content = document.context.stream('q 300 0 0 300 0 0 cm /Scan Do Q');
    page.node.addContentStream(document.context.register(content));
  }
  return { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
}
