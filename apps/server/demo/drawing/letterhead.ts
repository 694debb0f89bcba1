import type { Dossier } from './dossier.ts';
import { colours, fonts, margins, sizes } from './style.ts';

function drawLevel(pdf: PDFKit.PDFDocument, x: number, y: number): void {
  pdf.roundedRect(x, y, 46, 20, 10).fillAndStroke(colours.lime, colours.teal);
  pdf
    .moveTo(x + 15, y)
    .lineTo(x + 15, y + 20)
    .moveTo(x + 31, y)
    .lineTo(x + 31, y + 20)
    .stroke(colours.teal);
  pdf.roundedRect(x + 17, y + 4, 12, 10, 5).fillAndStroke('#ffffff', colours.teal);
}

export function drawLetterhead(pdf: PDFKit.PDFDocument, dossier: Dossier): void {
  const right = pdf.page.width - margins.right;
  pdf.lineWidth(1);
  drawLevel(pdf, margins.left, 44);
  pdf
    .font(fonts.bold)
    .fontSize(15)
    .fillColor(colours.teal)
    .text('Waterpas VvE Beheer', margins.left + 56, 47);
  pdf.font(fonts.text).fontSize(sizes.small).fillColor(colours.soft);
  pdf.text('Postbus 1234, 3000 AB Rotterdam\n010 123 45 67 · info@waterpas.example', right - 220, 45, {
    width: 220,
    align: 'right',
    lineGap: 2,
  });
  pdf.moveTo(margins.left, 78).lineTo(right, 78).lineWidth(0.8).stroke(colours.line);
  pdf.text(`${dossier.name} (${dossier.code}) · ${dossier.building}`, margins.left, 86);
  pdf.x = margins.left;
  pdf.y = 118;
}
