import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import type { Brand } from '@mijn/domain/brand';
import { loadFonts } from './fonts.ts';
import { numberPages } from './footer.ts';
import { createPaper, type Paper } from './paper.ts';
import { printable } from './printable.ts';
import { createSheet, type Sheet } from './sheet.ts';
import { HEAD_BOTTOM, margins, pdfStyle } from './style.ts';

export type { Paper } from './paper.ts';
export type { Slip } from './slip.ts';

/** What stands on a document besides its content. */
export interface PdfFrame {
  brand: Pick<Brand, 'company' | 'portal_name' | 'palette'>;
  /** The name of the association, at the top of the first page. */
  association: string;
  title: string;
  subtitle?: string;
  /** The text below each page, beside its number. A text that is too long is cut. */
  footer: string;
  /** The time of the document. The same content at the same time has the same bytes. */
  now: Date;
}

/** After this many characters, a long document forgets the glyphs of its words: at most 30 MB of them. */
const KEPT_LENGTH_MAX = 100_000;

function drawHead(sheet: Sheet, { brand, association, title, subtitle }: PdfFrame): void {
  const { pdf, style, width, clean, applyStyle, element, write, artifact } = sheet;
  pdf.y = 40;
  applyStyle(style.texts.company);
  element('P', (company) => write(company, clean(brand.company)));
  applyStyle(style.texts.small);
  element('P', (name) => write(name, clean(association)));
  const y = pdf.y + 6;
  artifact('Layout', () => pdf.rect(margins.left, y, width, 2).fill(style.brand));
  pdf.y = Math.max(HEAD_BOTTOM, y + 24);
  applyStyle(style.texts.title);
  element('H1', (heading) => write(heading, clean(title)));
  if (subtitle !== undefined) {
    applyStyle(style.texts.lead);
    element('P', (lead) => write(lead, clean(subtitle)));
  }
  pdf.moveDown(1);
}

async function fill(
  out: PassThrough,
  frame: PdfFrame,
  draw: (paper: Paper) => void | Promise<void>,
): Promise<void> {
  // The libraries are loaded with the first document, so that no start of a server waits for them.
  const [{ TaggedPdf }, { text, bold, has }] = await Promise.all([import('./tagged-pdf.ts'), loadFonts()]);
  let length = 0;
  const clean = (value: string): string => {
    length += value.length;
    return printable(value, has);
  };
  const { brand, now } = frame;
  const pdf = new TaggedPdf({
    size: 'A4',
    margins,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'nl-NL',
    displayTitle: true,
    info: {
      Title: frame.title,
      Author: brand.company,
      Creator: brand.portal_name,
      CreationDate: now,
      ModDate: now,
    },
  });
  pdf.registerFont('text', text).registerFont('bold', bold);
  pdf.pipe(out);
  const closed = new AbortController();
  out.once('close', () => closed.abort());
  const sheet = createSheet(pdf, pdfStyle(brand), clean);
  const numbering = numberPages(sheet, clean(frame.footer));
  pdf.addPage();
  drawHead(sheet, frame);
  await draw(
    createPaper(sheet, async () => {
      closed.signal.throwIfAborted();
      if (length > KEPT_LENGTH_MAX) {
        pdf.forgetWords();
        length = 0;
      }
      while (out.writableNeedDrain) await once(out, 'drain', { signal: closed.signal });
    }),
  );
  numbering.end();
  pdf.end();
}

/**
 * Returns an A4 document in the look of the brand, while it is drawn: a page leaves the memory when it is full and read. It has
 * tags, a title and a language for screen readers, and fonts of its own. `draw` may be asynchronous; one that draws many pages
 * waits for `paper.turn()` between its parts. An error of `draw` is one of the stream. For the bytes as a whole, use `buffer` of
 * `node:stream/consumers`.
 */
export function drawPdf(frame: PdfFrame, draw: (paper: Paper) => void | Promise<void>): Readable {
  const out = new PassThrough();
  fill(out, frame, draw).catch((error: unknown) =>
    out.destroy(
      error instanceof Error ? error : new Error('A document could not be drawn.', { cause: error }),
    ),
  );
  return out;
}
