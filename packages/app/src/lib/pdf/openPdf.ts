import type { OpenPdf } from '@settlement-help/ui/domain';
// The build for browsers of the last years.
import { getDocument, PasswordException, PDFWorker, version } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** More pixels than this look the same, and old phones run out of memory. */
const maxPixels = 4_000_000;

/** Decoders of scans as scripts, because the Content-Security-Policy allows no WebAssembly (`vite.config.ts`). */
const decoders = { useWasm: false, wasmUrl: `/assets/pdfjs-${version}/` };
const decoderFiles = ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js'];

/** Loads the decoders of scans, which the service worker then has without a network. Rejects if one cannot be loaded. */
export async function loadDecoders() {
  for (const file of decoderFiles) {
    const { ok, status } = await fetch(decoders.wasmUrl + file);
    if (!ok) throw new Error(`The decoder ${file} failed to load with ${status}`);
  }
}

/** The script that reads PDFs cannot be loaded. */
class PdfWorkerError extends Error {}

/** Rejects if the worker cannot be loaded, because pdf.js would wait for it without an end. */
const rejectOnError = (port: Worker) =>
  new Promise<never>((_resolve, reject) => {
    port.addEventListener('error', () => reject(new PdfWorkerError()));
  });

/** Opens a PDF on the device. Its scripts, forms and links do nothing. Rejects if the worker cannot be loaded. */
export async function openPdf(file: Blob): Promise<OpenPdf | 'protected' | 'damaged'> {
  const data = await file.arrayBuffer();
  const port = new Worker(new URL('./openPdf.worker.ts', import.meta.url), { type: 'module' });
  const worker = PDFWorker.create({ port });
  const loading = getDocument({ data, worker, ...decoders });
  const close = () => {
    void loading.destroy();
    worker.destroy();
    port.terminate();
  };
  try {
    const pdf = await Promise.race([loading.promise, rejectOnError(port)]);
    return {
      pages: pdf.numPages,
      draw: async (number, canvas, signal) => {
        const page = await pdf.getPage(number);
        signal.throwIfAborted();
        const { width, height } = page.getViewport({ scale: 1 });
        // A canvas outside of the page has no width on the screen.
        const shownWidth = canvas.clientWidth * window.devicePixelRatio || canvas.width;
        const scale = shownWidth / width;
        const viewport = page.getViewport({
          scale: Math.min(scale, Math.sqrt(maxPixels / (width * height))),
        });
        canvas.width = viewport.width;
        canvas.height = viewport.height;
        const drawing = page.render({ canvas, viewport });
        signal.addEventListener('abort', () => drawing.cancel());
        await drawing.promise;
        const { items } = await page.getTextContent();
        return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
      },
      close,
    };
  } catch (error) {
    close();
    if (error instanceof PdfWorkerError) throw error;
    return error instanceof PasswordException ? 'protected' : 'damaged';
  }
}
