import { FOOTER_FROM_BOTTOM, margins } from './style.ts';
import type { Sheet } from './sheet.ts';

const TOTAL = 'Total';

/**
 * Writes a text and "pagina 1 van 3" below each page. The total is one drawing that all pages name and that is written last, so
 * that a page leaves the memory before the number of pages is known. Call `end` after the last page.
 */
export function numberPages({ pdf, style, artifact, applyStyle }: Sheet, text: string): { end: () => void } {
  const small = style.texts.small;
  const resources = { Font: {} };
  const total = pdf.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 600, 850], Resources: resources });
  const yOf = (page: PDFKit.PDFPage): number => page.height - FOOTER_FROM_BOTTOM;
  let pages = 0;
  pdf.on('pageAdded', () => {
    pages += 1;
    artifact('Pagination', () => {
      const y = yOf(pdf.page);
      const page = `pagina ${pages} van`;
      applyStyle(small).text(page, margins.left, y, { lineBreak: false });
      pdf.page.xobjects[TOTAL] = total;
      pdf.save().translate(margins.left + pdf.widthOfString(page), 0);
      pdf.addContent(`/${TOTAL} Do`).restore();
      const width = 330;
      const right = pdf.page.width - margins.right;
      pdf.text(text, right - width, y, { width, height: small.size, align: 'right', ellipsis: true });
    });
  });
  return {
    end() {
      applyStyle(small);
      const { content } = pdf.page;
      pdf.page.content = total;
      pdf.text(` ${pages}`, 0, yOf(pdf.page), { lineBreak: false });
      pdf.page.content = content;
      resources.Font = pdf.page.fonts;
      total.end(undefined);
    },
  };
}
