import Pdf from 'pdfkit';
import { drawLetterhead } from './letterhead.ts';
import type { Order } from './order.ts';
import { drawTable, type Column } from './table.ts';
import { colours, fonts, margins, sizes } from './style.ts';

/** Each method writes below the previous text. */
export interface Paper {
  title(text: string, subtitle?: string): void;
  heading(text: string): void;
  text(...paragraphs: string[]): void;
  /** Writes an emphasised paragraph, such as a decision or a conclusion. */
  decision(text: string): void;
  list(items: readonly string[]): void;
  facts(rows: readonly (readonly [label: string, value: string])[]): void;
  table(columns: readonly Column[], rows: readonly (readonly string[])[], total?: readonly string[]): void;
  signatures(names: readonly string[]): void;
  page(): void;
  /** The document of pdfkit, for drawings that have no method in this interface. */
  readonly pdf: PDFKit.PDFDocument;
}

const BREAK_BEFORE_POINTS = 110;

function numberPages(pdf: PDFKit.PDFDocument, footer: string): void {
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    const y = pdf.page.height - 46;
    pdf.page.margins.bottom = 0;
    pdf.font(fonts.text).fontSize(sizes.small).fillColor(colours.soft);
    pdf.text(footer, margins.left, y, { lineBreak: false });
    pdf.text(`pagina ${index + 1} van ${count}`, margins.left, y, {
      width: pdf.page.width - margins.left - margins.right,
      align: 'right',
      lineBreak: false,
    });
  }
}

function paperOn(pdf: PDFKit.PDFDocument): Paper {
  const width = pdf.page.width - margins.left - margins.right;
  const body = () => pdf.font(fonts.text).fontSize(sizes.text).fillColor(colours.ink);
  const keepTogether = () => {
    if (pdf.y > pdf.page.height - margins.bottom - BREAK_BEFORE_POINTS) pdf.addPage();
  };
  return {
    pdf,
    title(text, subtitle) {
      pdf.font(fonts.bold).fontSize(sizes.title).fillColor(colours.teal).text(text, { width });
      if (subtitle)
        pdf.font(fonts.text).fontSize(sizes.lead).fillColor(colours.soft).text(subtitle, { width });
      pdf.moveDown(1);
    },
    heading(text) {
      keepTogether();
      pdf
        .moveDown(0.5)
        .font(fonts.bold)
        .fontSize(sizes.heading)
        .fillColor(colours.teal)
        .text(text, { width });
      pdf.moveDown(0.3);
    },
    text(...paragraphs) {
      for (const paragraph of paragraphs) body().text(paragraph, { width, lineGap: 2.5, paragraphGap: 7 });
    },
    decision(text) {
      keepTogether();
      const top = pdf.y;
      pdf.font(fonts.bold).fontSize(sizes.text).fillColor(colours.ink);
      pdf.text(text, margins.left + 12, top, { width: width - 12, lineGap: 2.5 });
      pdf.rect(margins.left, top - 2, 3, pdf.y - top + 2).fill(colours.lime);
      pdf.x = margins.left;
      pdf.moveDown(0.8);
    },
    list(items) {
      body().list([...items], { width, bulletRadius: 1.6, textIndent: 12, lineGap: 2.5 });
      pdf.moveDown(0.6);
    },
    facts(rows) {
      for (const [label, value] of rows) {
        const y = pdf.y;
        body().fillColor(colours.soft).text(label, margins.left, y, { width: 140 });
        body().text(value, margins.left + 150, y, { width: width - 150, paragraphGap: 3 });
      }
      pdf.x = margins.left;
      pdf.moveDown(0.8);
    },
    table: (columns, rows, total) => drawTable(pdf, columns, rows, total),
    signatures(names) {
      keepTogether();
      pdf.moveDown(2);
      const y = pdf.y;
      const step = width / Math.max(names.length, 2);
      names.forEach((name, index) => {
        const x = margins.left + index * step;
        pdf
          .moveTo(x, y + 34)
          .lineTo(x + step - 24, y + 34)
          .lineWidth(0.7)
          .stroke(colours.soft);
        body().text(name, x, y + 40, { width: step - 24 });
      });
      pdf.x = margins.left;
    },
    page: () => void pdf.addPage(),
  };
}

/** The creation date is `date`, so that each run gives the same bytes. */
export async function renderPdf(
  { title, author, date }: { title: string; author: string; date: Date },
  draw: (pdf: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  const pdf = new Pdf({
    size: 'A4',
    margins,
    bufferPages: true,
    lang: 'nl-NL',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: date, ModDate: date },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  draw(pdf);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

export async function drawPdf(
  { name, date, dossier }: Order,
  write: (paper: Paper) => void,
): Promise<Buffer> {
  return renderPdf({ title: name, author: 'Waterpas VvE Beheer', date }, (pdf) => {
    drawLetterhead(pdf, dossier);
    write(paperOn(pdf));
    numberPages(pdf, `${dossier.name} · ${name}`);
  });
}
