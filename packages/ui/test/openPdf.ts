import type { OpenPdf } from '../src/domain/documents/DocumentPreview/PdfPages.tsx';

/** A PDF of two pages, which show their number. */
export const twoPages = async (): Promise<OpenPdf> => ({
  pages: 2,
  draw: async (page, canvas) => {
    [canvas.width, canvas.height] = [420, 594];
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.fillStyle = '#33485c';
    context.fillRect(40, 40, page * 120, 24);
    for (let line = 0; line < 12; line += 1) context.fillRect(40, 100 + line * 30, 340, 6);
    return `Mietvertrag, Seite ${page}`;
  },
  close: () => undefined,
});
