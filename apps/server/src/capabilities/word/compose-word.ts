import type { Brand } from '@mijn/domain/brand';
import {
  Document,
  Footer,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import type { Block, Part, Words } from './blocks.ts';
import {
  BULLETS,
  bullets,
  lineOf,
  MARGIN,
  shadeOf,
  styleIds,
  TEXT_WIDTH,
  wordStyles,
} from './word-styles.ts';

export interface WordFrame {
  brand: Pick<Brand, 'company' | 'palette'>;
  /** The name of the association, above the title. */
  association: string;
  title: string;
  subtitle: string;
  /** The text below each page, before its number. */
  footer: string;
}

interface Looks {
  shade: string;
  line: string;
}

interface CellLooks {
  isNumber: boolean;
  /** Whether the row stays on the page of the next one. */
  keepNext: boolean;
}

const oneLine = (text: string): string => text.replaceAll(/(?<!\s)\s*\n\s*/gu, ' ');

/** Returns how the parts of a document are written. */
function createWriter({ shade, line }: Looks) {
  /** Returns a text with its line breaks. */
  const runs = (text: string, style?: string): ParagraphChild[] =>
    text.split('\n').map(
      (one, at) =>
        new TextRun({
          text: one.trim(),
          ...(at > 0 && { break: 1 }),
          ...(style !== undefined && { style }),
        }),
    );
  const ofPart = (part: Part): ParagraphChild[] => {
    if (typeof part === 'string') return runs(part);
    return 'fill' in part ? runs(`[${part.fill}]`, styleIds.fill) : runs(part.label, styleIds.label);
  };
  /** Returns parts with a space between them. */
  const ofParts = (parts: readonly Part[]): ParagraphChild[] =>
    parts.flatMap((part, at) => [...(at > 0 ? [new TextRun(' ')] : []), ...ofPart(part)]);
  const paragraphs = (words: Words, style?: string, keepNext = false): Paragraph[] => {
    const all =
      typeof words === 'string' ? words.split(/\n\s*\n/u).map((text) => runs(text)) : [ofParts(words)];
    return all.map(
      (children) => new Paragraph({ children, keepNext, ...(style !== undefined && { style }) }),
    );
  };
  const cell = (text: string, style: string, width: number, { isNumber, keepNext }: CellLooks) =>
    new TableCell({
      width: { size: width, type: 'dxa' },
      ...(style === styleIds.columnName && { shading: { type: 'clear', fill: shade, color: 'auto' } }),
      children: [
        new Paragraph({ style, children: runs(text), keepNext, ...(isNumber && { alignment: 'right' }) }),
      ],
    });
  const table = ({ columns, rows, isWhole }: Extract<Block, { kind: 'table' }>): Table => {
    const all = columns.reduce((sum, { share }) => sum + share, 0);
    const widths = columns.map(({ share }) => Math.floor((TEXT_WIDTH * share) / all));
    const row = (cells: readonly string[], style: string, keepNext: boolean) =>
      new TableRow({
        ...(style === styleIds.columnName && { tableHeader: true }),
        cantSplit: true,
        children: cells.map((text, at) =>
          cell(text, style, widths[at] ?? 0, { isNumber: columns[at]?.isNumber ?? false, keepNext }),
        ),
      });
    const border = { style: 'single', size: 4, color: line } as const;
    const none = { style: 'none', size: 0, color: 'auto' } as const;
    return new Table({
      width: { size: TEXT_WIDTH, type: 'dxa' },
      columnWidths: widths,
      layout: 'fixed',
      margins: { left: 100, right: 100 },
      borders: {
        top: border,
        bottom: border,
        insideHorizontal: border,
        left: none,
        right: none,
        insideVertical: none,
      },
      rows: [
        row(
          columns.map(({ name }) => name),
          styleIds.columnName,
          true,
        ),
        ...rows.map((cells, at) => row(cells, styleIds.cell, isWhole === true && at < rows.length - 1)),
      ],
    });
  };
  const block = (one: Block): (Paragraph | Table)[] => {
    switch (one.kind) {
      case 'heading':
        return [new Paragraph({ heading: `Heading${one.level}`, children: runs(oneLine(one.text)) })];
      case 'paragraph':
        return paragraphs(one.words, one.look && styleIds[one.look], one.isLead);
      case 'list':
        return one.items.map(
          (words) =>
            new Paragraph({
              numbering: { reference: BULLETS, level: 0 },
              children: typeof words === 'string' ? runs(words) : ofParts(words),
            }),
        );
      case 'table':
        // A paragraph keeps two tables apart, and a caret has a place behind the last one.
        return [table(one), new Paragraph({ spacing: { after: 0 } })];
      case 'signature':
        // Neighbours with the same border would share one line.
        return [
          new Paragraph({ keepNext: true }),
          new Paragraph({ style: styleIds.signature, children: runs(one.label) }),
        ];
    }
  };
  return { paragraphs, block };
}

/** Returns the bytes of a document whose texts are clean. It works for seconds on a long one, so that a worker does it. */
export async function composeWord(frame: WordFrame, blocks: readonly Block[]): Promise<Buffer> {
  const { brand, association, title, subtitle, footer } = frame;
  const write = createWriter({ shade: shadeOf(brand), line: lineOf(brand) });
  const titleLine = oneLine(title);
  const numbers = ['Pagina ', PageNumber.CURRENT, ' van ', PageNumber.TOTAL_PAGES];
  const document = new Document({
    title: titleLine,
    creator: brand.company,
    lastModifiedBy: brand.company,
    styles: wordStyles(brand),
    numbering: { config: [{ reference: BULLETS, levels: bullets }] },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11_906, height: 16_838 },
            margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
          },
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                style: styleIds.footer,
                tabStops: [{ type: 'right', position: TEXT_WIDTH }],
                children: [new TextRun(oneLine(footer)), new TextRun({ children: [new Tab(), ...numbers] })],
              }),
            ],
          }),
        },
        children: [
          ...write.paragraphs(oneLine(brand.company), styleIds.sender),
          ...write.paragraphs(oneLine(association), styleIds.association),
          new Paragraph({ heading: 'Title', children: [new TextRun(titleLine)] }),
          ...write.paragraphs(subtitle, styleIds.subtitle),
          ...blocks.flatMap((one) => write.block(one)),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}
