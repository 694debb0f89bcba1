import { renderPdf } from '../drawing/paper.ts';
import { colours, fonts, margins, sizes } from '../drawing/style.ts';
import { drawTable } from '../drawing/table.ts';
import { euros, inWords } from '../drawing/text.ts';
import type { Bill } from './bill.ts';

const UNITS = { C62: 'st.', HUR: 'uur', MON: 'mnd.' } as const;
const SUMS_WIDTH = 220;

const grouped = (iban: string): string => iban.replaceAll(/.{4}(?=.)/gu, '$& ');

function drawHead(pdf: PDFKit.PDFDocument, { supplier, customer, isCredit }: Bill): void {
  const { name, address, postcode, city, colour } = supplier;
  const right = pdf.page.width - margins.right;
  pdf.rect(0, 0, pdf.page.width, 10).fill(colour);
  pdf.font(fonts.bold).fontSize(16).fillColor(colour).text(name, margins.left, 48, { width: 300 });
  pdf.font(fonts.text).fontSize(sizes.small).fillColor(colours.soft);
  pdf.text(`${address}\n${postcode} ${city}`, right - 160, 50, { width: 160, align: 'right', lineGap: 2 });
  pdf.fontSize(sizes.text).fillColor(colours.ink);
  pdf.text(`${customer.name}\np/a Waterpas VvE Beheer\nPostbus 1234\n3000 AB Rotterdam`, margins.left, 120, {
    lineGap: 2,
  });
  pdf
    .font(fonts.bold)
    .fontSize(sizes.title)
    .fillColor(colour)
    .text(isCredit ? 'Creditnota' : 'Factuur', margins.left, 206);
  pdf.moveDown(0.4);
}

function drawFacts(pdf: PDFKit.PDFDocument, { number, date, due, customer, isCredit }: Bill): void {
  const rows = [
    ['Factuurnummer', number],
    ['Factuurdatum', inWords(date)],
    ...(isCredit ? [] : [['Vervaldatum', inWords(due)]]),
    ['Object', customer.building],
  ];
  for (const [label = '', value = ''] of rows) {
    const { y } = pdf;
    pdf.font(fonts.text).fontSize(sizes.text).fillColor(colours.soft).text(label, margins.left, y);
    pdf.fillColor(colours.ink).text(value, margins.left + 110, y, { paragraphGap: 3 });
  }
  pdf.x = margins.left;
  pdf.moveDown(1.2);
}

function drawSums(pdf: PDFKit.PDFDocument, bill: Bill, signed: (cents: number) => string): void {
  const { supplier, net_cents, vat_cents, total_cents } = bill;
  const left = pdf.page.width - margins.right - SUMS_WIDTH;
  const vat = supplier.vat_rate === 0 ? 'Vrijgesteld van btw' : `Btw ${supplier.vat_rate}%`;
  const rows = [
    ['Totaal exclusief btw', signed(net_cents)],
    [vat, signed(vat_cents)],
    [bill.isCredit ? 'Totaal te ontvangen' : 'Totaal te betalen', signed(total_cents)],
  ] as const;
  rows.forEach(([label, amount], at) => {
    const { y } = pdf;
    const isTotal = at === rows.length - 1;
    pdf
      .font(isTotal ? fonts.bold : fonts.text)
      .fontSize(isTotal ? sizes.heading : sizes.text)
      .fillColor(isTotal ? supplier.colour : colours.ink)
      .text(label, left, y, { width: 130 })
      .text(amount, left + 120, y, { width: SUMS_WIDTH - 125, align: 'right', paragraphGap: 5 });
  });
  pdf.x = margins.left;
  pdf.moveDown(2);
}

function drawPayment(pdf: PDFKit.PDFDocument, bill: Bill, signed: (cents: number) => string): void {
  const { supplier, iban, number, due, total_cents, isCredit } = bill;
  const width = pdf.page.width - margins.left - margins.right;
  const text = isCredit
    ? `Wij maken ${signed(-total_cents)} binnen 14 dagen aan u over, onder vermelding van ${number}. Onze rekening is ${grouped(iban)}.`
    : `Wij verzoeken u ${signed(total_cents)} vóór ${inWords(due)} over te maken op ${grouped(iban)} ten name van ${supplier.name}, onder vermelding van ${number}.`;
  const { y } = pdf;
  pdf.font(fonts.text).fontSize(sizes.text);
  const height = pdf.heightOfString(text, { width: width - 24, lineGap: 2.5 }) + 20;
  pdf.rect(margins.left, y, width, height).fill(colours.shade);
  pdf.fillColor(colours.ink).text(text, margins.left + 12, y + 11, { width: width - 24, lineGap: 2.5 });
}

function drawFoot(pdf: PDFKit.PDFDocument, { supplier }: Bill): void {
  const y = pdf.page.height - 46;
  pdf.page.margins.bottom = 0;
  pdf.font(fonts.text).fontSize(sizes.small).fillColor(colours.soft);
  const text = `${supplier.name} · KvK ${supplier.kvk} · Btw ${supplier.vat_number} · ${supplier.city}`;
  pdf.text(text, margins.left, y, {
    width: pdf.page.width - margins.left - margins.right,
    align: 'center',
    lineBreak: false,
  });
}

export async function drawBill(bill: Bill): Promise<Buffer> {
  const signed = (cents: number): string => euros((bill.isCredit ? -cents : cents) / 100);
  const title = `${bill.isCredit ? 'Creditnota' : 'Factuur'} ${bill.number}`;
  return renderPdf({ title, author: bill.supplier.name, date: bill.date }, (pdf) => {
    drawHead(pdf, bill);
    drawFacts(pdf, bill);
    drawTable(
      pdf,
      [
        { name: 'Omschrijving', share: 5 },
        { name: 'Aantal', share: 1.6, isAmount: true },
        { name: 'Prijs', share: 2, isAmount: true },
        { name: 'Bedrag', share: 2, isAmount: true },
      ],
      bill.lines.map(({ name, quantity, unit, price_cents, amount_cents }) => [
        name,
        `${quantity} ${UNITS[unit]}`,
        euros(price_cents / 100),
        signed(amount_cents),
      ]),
    );
    drawSums(pdf, bill, signed);
    drawPayment(pdf, bill, signed);
    drawFoot(pdf, bill);
  });
}
