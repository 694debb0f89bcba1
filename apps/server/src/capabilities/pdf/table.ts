import { LINE_GAP, margins } from './style.ts';
import { type Element, roomOf, type Sheet } from './sheet.ts';

/** A column: its heading, and its share of the width of the table. Numbers stand at the right. */
export interface Column {
  name: string;
  share: number;
  isNumber?: boolean;
  /** Whether each row has an empty box here to write in, such as for a signature. */
  isBox?: boolean;
}

const PADDING = 5;

/** The height of a row with a box, in points: 12 mm, so that a signature fits. */
const BOX_ROW_HEIGHT = 34;
const BOX_PADDING = 3;

interface Cell {
  x: number;
  width: number;
  align?: 'right';
}

function cellsOf(columns: readonly Column[], width: number): Cell[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  let x: number = margins.left;
  return columns.map(({ share, isNumber }) => {
    const whole = (width * share) / shares;
    const cell = { x: x + PADDING, width: whole - 2 * PADDING, ...(isNumber && { align: 'right' as const }) };
    x += whole;
    return cell;
  });
}

/** Returns the text that fits a height, cut between words if it can be, and the rest. */
function cutAt({ heightOf }: Sheet, text: string, width: number, height: number): [string, string] {
  if (heightOf(text, width) <= height) return [text, ''];
  let [fits, tooMuch] = [0, text.length];
  while (tooMuch - fits > 1) {
    const middle = Math.floor((fits + tooMuch) / 2);
    if (heightOf(text.slice(0, middle), width) <= height) fits = middle;
    else tooMuch = middle;
  }
  const space = Math.max(text.lastIndexOf(' ', fits), text.lastIndexOf('\n', fits));
  const at = Math.max(space > 0 ? space : fits, 1);
  return [text.slice(0, at), text.slice(at).trimStart()];
}

/** A row goes to the next page if less than this is left, in points. */
const ROOM_LEAST = 48;

/**
 * Draws a table row by row, so that whoever draws a long one lets other work go on between its rows. Each page repeats its heading, and a row
 * that is higher than half a page continues on the next.
 */
export function* drawTable(
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): Generator<void, void> {
  const { pdf, style, width, clean, applyStyle, begin, element, write, artifact, heightOf } = sheet;
  const { strong, text: plain } = style.texts;
  const cells = cellsOf(columns, width);
  const heads = columns.map(({ name }) => clean(name));
  const boxes = cells.filter((_, at) => columns[at]?.isBox);
  const least = boxes.length > 0 ? BOX_ROW_HEIGHT : 0;
  const heightOfTexts = (texts: readonly string[]): number =>
    Math.max(...cells.map((cell, at) => heightOf(texts[at] ?? '', cell.width))) + 2 * PADDING;
  const heightOfRow = (texts: readonly string[]): number => Math.max(least, heightOfTexts(texts));

  const shade = (height: number): void =>
    artifact('Layout', () => pdf.rect(margins.left, pdf.y, width, height).fill(style.shade));
  const endRow = (y: number): void => {
    artifact('Layout', () => {
      const right = margins.left + width;
      pdf.moveTo(margins.left, y).lineTo(right, y).lineWidth(0.5).stroke(style.line);
    });
    pdf.y = y;
  };
  const repeatHeading = (): void => {
    applyStyle(strong);
    const [top, height] = [pdf.y, heightOfTexts(heads)];
    shade(height);
    artifact('Layout', () =>
      cells.forEach(({ x, ...place }, at) =>
        pdf.text(heads[at] ?? '', x, top + PADDING, { ...place, lineGap: LINE_GAP }),
      ),
    );
    endRow(top + height);
    applyStyle(plain);
  };
  const turnPage = (): void => {
    pdf.addPage();
    repeatHeading();
  };
  const drawBoxes = (top: number, height: number): void =>
    artifact('Layout', () => {
      for (const { x, width: within } of boxes)
        pdf
          .rect(x, top + BOX_PADDING, within, height - 2 * BOX_PADDING)
          .lineWidth(0.5)
          .stroke(style.texts.soft.colour);
    });
  const drawRow = (table: Element, texts: readonly string[], tag: 'TH' | 'TD'): void => {
    const [top, isHead] = [pdf.y, tag === 'TH'];
    const height = isHead ? heightOfTexts(texts) : heightOfRow(texts);
    const scope = isHead ? ('Column' as const) : undefined;
    element(
      'TR',
      (row) => {
        for (const [at, place] of cells.entries()) {
          const text = texts[at] ?? '';
          element(tag, (cell) => text && write(cell, text, { ...place, y: top + PADDING }), {
            parent: row,
            scope,
          });
        }
      },
      { parent: table },
    );
    if (!isHead) drawBoxes(top, height);
    endRow(top + height);
  };
  const drawWhole = (table: Element, row: readonly string[]): void => {
    let rest: readonly string[] = row.map(clean);
    let isFirst = true;
    while (isFirst || rest.some((text) => text !== '')) {
      const [height, left] = [heightOfRow(rest), pdf.page.height - margins.bottom - pdf.y];
      if (!isFirst || (height > left && (height <= roomOf(pdf) / 2 || left < ROOM_LEAST))) turnPage();
      isFirst = false;
      const room = pdf.page.height - margins.bottom - pdf.y - 2 * PADDING;
      const parts = cells.map((cell, at) => cutAt(sheet, rest[at] ?? '', cell.width, room));
      drawRow(
        table,
        parts.map(([first]) => first),
        'TD',
      );
      rest = parts.map(([, more]) => more);
    }
  };

  const table = begin('Table');
  applyStyle(strong);
  sheet.keepTogether(heightOfTexts(heads) + Math.max(least, heightOfTexts(heads)));
  shade(heightOfTexts(heads));
  drawRow(table, heads, 'TH');
  for (const row of rows) {
    applyStyle(plain);
    drawWhole(table, row);
    yield;
  }
  table.end();
  pdf.x = margins.left;
  pdf.moveDown(1);
}
