import { colours, fonts, margins, sizes } from './style.ts';

/** A column of a table: the header, the share of the width, and whether the column contains amounts. */
export interface Column {
  name: string;
  share: number;
  isAmount?: boolean;
}

const PADDING = 5;

interface Cell {
  x: number;
  width: number;
  align: 'left' | 'right';
}

function cellsOf(pdf: PDFKit.PDFDocument, columns: readonly Column[]): Cell[] {
  const width = pdf.page.width - margins.left - margins.right;
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  let x = margins.left;
  return columns.map(({ share, isAmount }) => {
    const cell = { x, width: (width * share) / shares, align: isAmount ? 'right' : 'left' } as const;
    x += cell.width;
    return cell;
  });
}

/** Each new page repeats the header. The total is in bold in the last row. */
export function drawTable(
  pdf: PDFKit.PDFDocument,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  total?: readonly string[],
): void {
  const cells = cellsOf(pdf, columns);
  const width = pdf.page.width - margins.left - margins.right;

  const heightOf = (texts: readonly string[]) =>
    Math.max(
      ...cells.map((cell, at) => pdf.heightOfString(texts[at] ?? '', { width: cell.width - 2 * PADDING })),
    ) +
    2 * PADDING;

  const drawRow = (texts: readonly string[], font: string, background?: string) => {
    pdf.font(font).fontSize(sizes.text - 0.5);
    const height = heightOf(texts);
    const y = pdf.y;
    if (background) pdf.rect(margins.left, y, width, height).fill(background);
    pdf.fillColor(colours.ink);
    cells.forEach((cell, at) => {
      pdf.text(texts[at] ?? '', cell.x + PADDING, y + PADDING, {
        width: cell.width - 2 * PADDING,
        align: cell.align,
      });
    });
    pdf.y = y + height;
    pdf
      .moveTo(margins.left, pdf.y)
      .lineTo(margins.left + width, pdf.y)
      .lineWidth(0.5)
      .stroke(colours.line);
  };

  const head = columns.map(({ name }) => name);
  drawRow(head, fonts.bold, colours.shade);
  for (const row of rows) {
    pdf.font(fonts.text).fontSize(sizes.text - 0.5);
    if (pdf.y + heightOf(row) > pdf.page.height - margins.bottom) {
      pdf.addPage();
      drawRow(head, fonts.bold, colours.shade);
    }
    drawRow(row, fonts.text);
  }
  if (total) drawRow(total, fonts.bold);
  pdf.x = margins.left;
  pdf.moveDown(1);
}
