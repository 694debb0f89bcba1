import { setImmediate } from 'node:timers/promises';
import { LINE_GAP, margins } from './style.ts';
import { roomOf, type Sheet } from './sheet.ts';
import { type Column, drawTable } from './table.ts';

/** Each method draws below what was drawn before, and begins a page if this one is full. */
export interface Paper {
  heading: (text: string) => void;
  /** Draws a paragraph. A line end in the text is one in the document. */
  paragraph: (text: string, look?: 'text' | 'strong' | 'soft' | 'small') => void;
  /** Draws terms with their values beside them. */
  facts: (rows: readonly (readonly [term: string, value: string])[]) => void;
  /** Draws a table. A row has a text for each column. */
  table: (columns: readonly Column[], rows: readonly (readonly string[])[]) => void;
  /**
   * Lets the server do other work, and waits until the pages before it are sent. A drawing of many pages waits for it after
   * each of its parts. It rejects if nobody reads the document any more.
   */
  turn: () => Promise<void>;
}

const TERM_WIDTH = 140;
const VALUE_FROM = 150;

/** A heading goes to the next page if less than this is left, in points. */
const HEADING_LEAST = 96;

/** @param isRead waits until the pages so far are read. */
export function createPaper(sheet: Sheet, isRead: () => Promise<void>): Paper {
  const { pdf, style, width, clean, applyStyle, element, write, heightOf } = sheet;
  return {
    heading(text) {
      sheet.keepTogether(HEADING_LEAST);
      applyStyle(style.texts.heading);
      pdf.moveDown(0.6);
      element('H2', (heading) => write(heading, clean(text)));
      pdf.moveDown(0.25);
    },
    paragraph(text, look = 'text') {
      applyStyle(style.texts[look]);
      element('P', (paragraph) => write(paragraph, clean(text)));
      pdf.moveDown(0.5);
    },
    facts(rows) {
      applyStyle(style.texts.text);
      element('L', (list) => {
        for (const [term, value] of rows) {
          const texts = { term: clean(term), value: clean(value) };
          const height = Math.max(
            heightOf(texts.term, TERM_WIDTH),
            heightOf(texts.value, width - VALUE_FROM),
          );
          sheet.keepTogether(Math.min(height, roomOf(pdf) / 2));
          const top = pdf.y;
          element(
            'LI',
            (item) => {
              applyStyle(style.texts.soft);
              element(
                'Lbl',
                (label) => write(label, texts.term, { x: margins.left, y: top, width: TERM_WIDTH }),
                {
                  parent: item,
                },
              );
              const below = pdf.y;
              applyStyle(style.texts.text);
              const place = { x: margins.left + VALUE_FROM, y: top, width: width - VALUE_FROM };
              const { page } = pdf;
              element('LBody', (body) => write(body, texts.value, place), { parent: item });
              if (pdf.page === page) pdf.y = Math.max(pdf.y, below);
            },
            { parent: list },
          );
          pdf.y += LINE_GAP;
        }
      });
      pdf.x = margins.left;
      pdf.moveDown(0.5);
    },
    table: (columns, rows) => drawTable(sheet, columns, rows),
    async turn() {
      await setImmediate();
      await isRead();
    },
  };
}
