import type { PDFDocumentProxy } from 'pdfjs-dist';
import { VisuallyHidden } from '@mijn/ui/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import styles from './document-viewer.module.css';
import { texts } from './texts.ts';

/** Width over height of an A4 page: the place that is kept until the page itself is known. */
const A4 = '210 / 297';

async function draw(pdf: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement): Promise<string> {
  const page = await pdf.getPage(number);
  const width = canvas.clientWidth * window.devicePixelRatio;
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  await page.render({ canvas, viewport }).promise;
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

/** One page of a PDF. Its text stands behind the picture for who has it read out. */
export function PdfPage({ pdf, number }: { pdf: PDFDocumentProxy; number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');

  useEffect(() => {
    const target = canvas.current;
    if (!target) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // A page that can't be drawn stays blank; the others, and the download, still work.
        draw(pdf, number, target).then(setText, () => undefined);
      },
      { rootMargin: '400px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [pdf, number]);

  return (
    <li className={styles['page']} aria-label={texts.page(number, pdf.numPages)}>
      <canvas ref={canvas} style={{ aspectRatio: A4 }} aria-hidden />
      <VisuallyHidden>{text}</VisuallyHidden>
    </li>
  );
}
