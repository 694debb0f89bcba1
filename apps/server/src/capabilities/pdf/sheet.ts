import { LINE_GAP, margins, type PdfStyle, type TextStyle } from './style.ts';

const A4_WIDTH = 595.28;

type Doc = PDFKit.PDFDocument;
export type Element = ReturnType<Doc['struct']>;

/** The declaration of pdfkit lacks the scope of the heading of a table. */
interface ElementOptions extends PDFKit.Mixins.StructureElementOptions {
  scope?: 'Column' | undefined;
}

/** The document of pdfkit with its tags, and what each part of a document needs to draw. */
export interface Sheet {
  pdf: Doc;
  style: PdfStyle;
  /** The width between the margins. */
  width: number;
  /** Returns a text in characters that the fonts have. */
  clean: (text: string) => string;
  /** Sets the font, size and colour of the texts that follow, also on the next pages. */
  applyStyle: (style: TextStyle) => Doc;
  /** Adds an element of the structure that is drawn in several steps. Who began it calls its `end`. */
  begin: (tag: string) => Element;
  /** Adds an element of the structure, which screen readers follow, with what `draw` draws in it. */
  element: (
    tag: string,
    draw: (element: Element) => void,
    options?: ElementOptions & { parent?: Element },
  ) => void;
  /** Draws text as the content of an element. A text that is longer than the page continues on the next. */
  write: (
    element: Element,
    text: string,
    place?: { x: number; y: number; width: number; align?: 'right' },
  ) => void;
  /** Draws what screen readers pass over, such as lines and the footer. The style and the position stay as they are. */
  artifact: (type: 'Layout' | 'Pagination', draw: () => void) => void;
  /** Returns the height of a text in the style that is set. */
  heightOf: (text: string, width: number) => number;
  /** Begins a page if less than a height, in points, is left on this one. */
  keepTogether: (height: number) => void;
}

/** The height between the margins of a page. */
export const roomOf = (pdf: Doc): number => pdf.page.height - margins.top - margins.bottom;

export function createSheet(pdf: Doc, style: PdfStyle, clean: (text: string) => string): Sheet {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const width = A4_WIDTH - margins.left - margins.right;
  let current = style.texts.text;
  const applyStyle = (next: TextStyle): Doc => {
    current = next;
    return pdf.font(next.font).fontSize(next.size).fillColor(next.colour);
  };
  return {
    pdf,
    style,
    width,
    clean,
    applyStyle,
    begin(tag) {
      const element = pdf.struct(tag);
      root.add(element);
      return element;
    },
    element(tag, draw, { parent = root, ...options } = {}) {
      const element = pdf.struct(tag, options);
      parent.add(element);
      draw(element);
      element.end();
    },
    write(element, text, place) {
      element.add(() => {
        const { x, y } = place ?? { x: margins.left, y: pdf.y };
        pdf.text(text, x, y, {
          width: place?.width ?? width,
          align: place?.align ?? 'left',
          lineGap: LINE_GAP,
        });
      });
    },
    artifact(type, draw) {
      const [before, { x, y }] = [current, pdf];
      pdf.markContent('Artifact', { type });
      draw();
      applyStyle(before);
      pdf.endMarkedContent();
      Object.assign(pdf, { x, y });
    },
    heightOf: (text, within) => pdf.heightOfString(text, { width: within, lineGap: LINE_GAP }),
    keepTogether(height) {
      if (pdf.y + height > pdf.page.height - margins.bottom) pdf.addPage();
    },
  };
}
