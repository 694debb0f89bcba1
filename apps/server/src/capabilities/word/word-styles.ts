import type { Brand } from '@mijn/domain/brand';
import type { ILevelsOptions, IParagraphStyleOptions, IStylesOptions } from 'docx';
import { pdfStyle } from '../pdf/style.ts';

/** Word counts sizes of letters in half points, and lengths in twentieths of a point. */
const points = (size: number): number => size * 2;
const lengths = (size: number): number => size * 20;

/** The margins of a page, and the width of an A4 page between them. */
export const MARGIN = lengths(62);
export const TEXT_WIDTH = 11_906 - 2 * MARGIN;

/** The height of a line, in 240ths of the letters. */
const LINE = 288;

/** Every word processor has this font, or one of the same widths. */
const FONT = 'Arial';

/** The name of the list with bullets. */
export const BULLETS = 'opsomming';

export const bullets: readonly ILevelsOptions[] = [
  {
    level: 0,
    format: 'bullet',
    text: '•',
    style: { paragraph: { indent: { left: lengths(18), hanging: lengths(12) } } },
  },
];

/** A document refers to styles by these ids. Word shows their names, and translates those that it has itself, such as `Title`. */
export const styleIds = {
  sender: 'Afzender',
  association: 'Vereniging',
  subtitle: 'Subtitle',
  soft: 'Toelichting',
  strong: 'Uitkomst',
  notice: 'Kanttekening',
  columnName: 'Kolomkop',
  cell: 'Cel',
  footer: 'Footer',
  signature: 'Handtekening',
  label: 'Label',
  fill: 'NogInvullen',
} as const;

/** Word writes colours without the sign. */
const hex = (colour: string): string => colour.replace('#', '');

export const shadeOf = (brand: Pick<Brand, 'palette'>): string => hex(pdfStyle(brand).shade);

export const lineOf = (brand: Pick<Brand, 'palette'>): string => hex(pdfStyle(brand).line);

const outline = (level: number, before: number, after: number) => ({
  outlineLevel: level,
  keepNext: true,
  spacing: { before: lengths(before), after: lengths(after), line: LINE, lineRule: 'auto' as const },
});

/** Returns the styles of a document, in the colours of the brand, as the PDF documents have them. */
export function wordStyles(brand: Pick<Brand, 'palette'>): IStylesOptions {
  const style = pdfStyle(brand);
  const colour = hex(style.brand);
  const soft = hex(style.texts.soft.colour);
  const own = (id: string, name: string, rest: Omit<IParagraphStyleOptions, 'id' | 'name'>) => ({
    id,
    name,
    basedOn: 'Normal',
    quickFormat: true,
    ...rest,
  });
  return {
    default: {
      document: {
        run: {
          font: FONT,
          size: points(11),
          color: hex(style.texts.text.colour),
          language: { value: 'nl-NL', eastAsia: 'nl-NL', bidirectional: 'nl-NL' },
        },
        paragraph: { spacing: { after: lengths(6), line: LINE, lineRule: 'auto' } },
      },
      title: {
        run: { size: points(22), bold: true, color: colour },
        paragraph: { spacing: { before: lengths(18), after: lengths(4), line: LINE, lineRule: 'auto' } },
      },
      heading1: {
        run: { size: points(16), bold: true, color: colour },
        paragraph: outline(0, 22, 6),
      },
      heading2: {
        run: { size: points(13), bold: true, color: colour },
        paragraph: outline(1, 16, 4),
      },
      heading3: {
        run: { size: points(11), bold: true, color: colour },
        paragraph: outline(2, 10, 2),
      },
    },
    paragraphStyles: [
      own(styleIds.sender, 'Afzender', {
        run: { size: points(14), bold: true, color: colour },
        paragraph: { spacing: { after: 0 } },
      }),
      own(styleIds.association, 'Vereniging', {
        run: { color: soft },
        paragraph: {
          border: { bottom: { style: 'single', size: 16, space: 6, color: colour } },
        },
      }),
      own(styleIds.subtitle, 'Subtitle', {
        run: { size: points(12), color: soft },
        paragraph: { spacing: { after: lengths(12) } },
      }),
      own(styleIds.soft, 'Toelichting', { run: { color: soft } }),
      own(styleIds.strong, 'Uitkomst', { run: { bold: true } }),
      own(styleIds.notice, 'Kanttekening', {
        paragraph: {
          border: { left: { style: 'single', size: 24, space: 8, color: colour } },
          indent: { left: lengths(10) },
        },
      }),
      own(styleIds.columnName, 'Kolomkop', {
        run: { bold: true, size: points(10) },
        paragraph: { keepNext: true, spacing: { before: lengths(2), after: lengths(2) } },
      }),
      own(styleIds.cell, 'Cel', {
        run: { size: points(10) },
        paragraph: { spacing: { before: lengths(2), after: lengths(2) } },
      }),
      own(styleIds.footer, 'Footer', { run: { size: points(9), color: soft } }),
      own(styleIds.signature, 'Handtekening', {
        paragraph: {
          keepLines: true,
          spacing: { before: lengths(24) },
          border: { top: { style: 'single', size: 6, space: 4, color: soft } },
        },
      }),
    ],
    characterStyles: [
      { id: styleIds.label, name: 'Label', quickFormat: true, run: { bold: true } },
      {
        id: styleIds.fill,
        name: 'Nog invullen',
        quickFormat: true,
        run: { shading: { type: 'clear', fill: 'FFF2B3', color: 'auto' }, color: '1A1A1A' },
      },
    ],
  };
}
