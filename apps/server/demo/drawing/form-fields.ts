import { colours, fonts, margins, sizes } from './style.ts';

/** `share` is a part of the width. The default is 1. */
export type BoxLabel = string | readonly [label: string, share: number];

export type FormField =
  | { kind: 'boxes'; labels: readonly BoxLabel[]; points?: number }
  | { kind: 'choices'; label: string; options: readonly string[] }
  | { kind: 'room'; label: string; points: number };

const BOX_POINTS = 20;
const GAP = 9;
const TICK = 10;

const widthOf = (pdf: PDFKit.PDFDocument) => pdf.page.width - margins.left - margins.right;

function drawBox(
  pdf: PDFKit.PDFDocument,
  label: string,
  x: number,
  y: number,
  width: number,
  height: number,
) {
  pdf.font(fonts.text).fontSize(sizes.small).fillColor(colours.soft).text(label, x, y, { lineBreak: false });
  pdf
    .roundedRect(x, y + 12, width, height, 3)
    .lineWidth(0.7)
    .stroke(colours.soft);
}

function drawBoxes(pdf: PDFKit.PDFDocument, labels: readonly BoxLabel[], points: number): void {
  const boxes = labels.map((label) => (typeof label === 'string' ? ([label, 1] as const) : label));
  const shares = boxes.reduce((sum, [, share]) => sum + share, 0);
  const room = widthOf(pdf) - GAP * (boxes.length - 1);
  const { y } = pdf;
  let x = margins.left;
  for (const [label, share] of boxes) {
    const width = (room * share) / shares;
    drawBox(pdf, label, x, y, width, points);
    x += width + GAP;
  }
  pdf.y = y + 12 + points + GAP;
}

function drawChoices(pdf: PDFKit.PDFDocument, label: string, options: readonly string[]): void {
  pdf.font(fonts.text).fontSize(sizes.text).fillColor(colours.ink);
  pdf.text(label, margins.left, pdf.y, { width: widthOf(pdf), paragraphGap: 4 });
  for (const option of options) {
    const { y } = pdf;
    pdf.rect(margins.left, y, TICK, TICK).lineWidth(0.8).stroke(colours.ink);
    pdf.text(option, margins.left + TICK + 8, y, { width: widthOf(pdf) - TICK - 8, paragraphGap: 4 });
  }
  pdf.x = margins.left;
  pdf.y += GAP / 2;
}

/** Moves the vertical position of the page below the field. */
export function drawField(pdf: PDFKit.PDFDocument, field: FormField): void {
  if (field.kind === 'boxes') drawBoxes(pdf, field.labels, field.points ?? BOX_POINTS);
  else if (field.kind === 'choices') drawChoices(pdf, field.label, field.options);
  else {
    const { y } = pdf;
    drawBox(pdf, field.label, margins.left, y, widthOf(pdf), field.points);
    pdf.y = y + 12 + field.points + GAP;
  }
  pdf.x = margins.left;
}
