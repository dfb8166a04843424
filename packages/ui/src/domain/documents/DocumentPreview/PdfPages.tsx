import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Stack } from '../../../primitives/content/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../hooks/useMessages.ts';
import * as styles from './DocumentPreview.css.ts';

/** An open PDF. */
export interface OpenPdf {
  pages: number;
  /**
   * Draws a page, counted from 1, as wide as the canvas is shown. Resolves to its text, which is empty for a scan.
   * Rejects if the signal stops the drawing; the canvas can be used again at once.
   */
  draw: (page: number, canvas: HTMLCanvasElement, signal: AbortSignal) => Promise<string>;
  close: () => void;
}

/** The pages of a PDF, each with its text for screen readers. */
export function PdfPages({ pdf }: { pdf: OpenPdf }) {
  const pages = Array.from({ length: pdf.pages }, (_, index) => index + 1);
  return (
    <Stack as="ol" gap={3} role="list">
      {pages.map((page) => (
        <PdfPage key={page} pdf={pdf} page={page} />
      ))}
    </Stack>
  );
}

function PdfPage({ pdf, page }: { pdf: OpenPdf; page: number }) {
  const messages = useMessages('documentPreview');
  const ref = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');

  const show = useEffectEvent(async (canvas: HTMLCanvasElement, signal: AbortSignal) => {
    setText(await pdf.draw(page, canvas, signal));
    // Keeps the place of the page when it is cleared.
    canvas.style.aspectRatio = `${canvas.width} / ${canvas.height}`;
  });

  useEffect(() => {
    const canvas = ref.current;
    if (!canvas) return;
    let drawing = new AbortController();
    // Pages far from the visible ones are cleared: a page takes megabytes of memory.
    const observer = new IntersectionObserver(
      (entries) => {
        drawing.abort();
        if (entries.at(-1)?.isIntersecting) {
          drawing = new AbortController();
          show(canvas, drawing.signal).catch(() => undefined);
        } else canvas.width = 0;
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(canvas);
    return () => {
      drawing.abort();
      observer.disconnect();
    };
  }, []);

  return (
    <li>
      <canvas
        ref={ref}
        // Text is drawn in the direction of the element.
        dir="ltr"
        role="img"
        aria-label={messages.page({ page, pages: pdf.pages })}
        className={styles.page}
      />
      <VisuallyHidden>{text}</VisuallyHidden>
    </li>
  );
}
