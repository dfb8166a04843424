// `new URL(…, import.meta.url)` in openPdf.ts takes a relative path, not the name of a package.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
