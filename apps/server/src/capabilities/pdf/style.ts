import { type Brand, libraryPalette, type PaletteColour } from '@mijn/domain/brand';

/** The lengths of a document are in points, of which 72 are an inch. */
export const margins = { top: 64, bottom: 76, left: 62, right: 62 } as const;

export const LINE_GAP = 2.5;

/** The first page starts below the names of the provider and the association. */
export const HEAD_BOTTOM = 112;

export const FOOTER_FROM_BOTTOM = 46;

export interface TextStyle {
  font: 'text' | 'bold';
  size: number;
  colour: string;
}

export interface PdfStyle {
  /** The colour of the brand, as in the light scheme of the portal. */
  brand: string;
  line: string;
  shade: string;
  texts: Readonly<
    Record<'company' | 'title' | 'lead' | 'heading' | 'text' | 'strong' | 'soft' | 'small', TextStyle>
  >;
}

/** Returns the look of the documents of a brand. */
export function pdfStyle({ palette }: Pick<Brand, 'palette'>): PdfStyle {
  const colour = (name: PaletteColour): string => {
    const own: unknown = Reflect.get(palette, name);
    return typeof own === 'string' ? own : libraryPalette[name];
  };
  const [brand, ink, soft] = [colour('brand_700'), colour('ink'), colour('ink_soft')];
  return {
    brand,
    line: '#dfdbd1',
    shade: colour('brand_50'),
    texts: {
      company: { font: 'bold', size: 14, colour: brand },
      title: { font: 'bold', size: 20, colour: brand },
      lead: { font: 'text', size: 12, colour: soft },
      heading: { font: 'bold', size: 13, colour: brand },
      text: { font: 'text', size: 10.5, colour: ink },
      strong: { font: 'bold', size: 10.5, colour: ink },
      soft: { font: 'text', size: 10.5, colour: soft },
      small: { font: 'text', size: 8.5, colour: soft },
    },
  };
}
