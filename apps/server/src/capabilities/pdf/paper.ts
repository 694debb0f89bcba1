import { setImmediate } from 'node:timers/promises';
import { LINE_GAP, margins } from './style.ts';
import { roomOf, type Sheet } from './sheet.ts';
import { drawSlip, type Slip } from './slip.ts';
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
  /** Draws a table of many pages, and waits for `turn` between its rows. */
  longTable: (columns: readonly Column[], rows: readonly (readonly string[])[]) => Promise<void>;
  /** Begins a page, such as for what is printed more often than the rest. */
  nextPage: () => void;
  /** Draws a slip that is cut off and filled in with a pen. */
  slip: (slip: Slip) => void;
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

/** The rows of a long table between which other work goes on. */
const ROWS_A_TURN = 20;

/** @param isRead waits until the pages so far are read. */
export function createPaper(sheet: Sheet, isRead: () => Promise<void>): Paper {
  const { pdf, style, width, clean, applyStyle, element, write, heightOf } = sheet;
  const turn = async (): Promise<void> => {
    await setImmediate();
    await isRead();
  };
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
    table: (columns, rows) => void [...drawTable(sheet, columns, rows)],
    async longTable(columns, rows) {
      const drawing = drawTable(sheet, columns, rows);
      for (let drawn = 1; drawing.next().done !== true; drawn += 1)
        if (drawn % ROWS_A_TURN === 0) await turn();
    },
    nextPage: () => void pdf.addPage(),
    slip: (slip) => drawSlip(sheet, slip),
    turn,
  };
}
