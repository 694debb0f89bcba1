import Pdf from 'pdfkit';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

interface CachingFont {
  layoutCache: unknown;
}

const isCaching = (font: unknown): font is CachingFont =>
  typeof font === 'object' && font !== null && 'layoutCache' in font;

/** A document of pdfkit whose metadata is well-formed XML, whatever its title and author are, and which can forget its words. */
export class TaggedPdf extends Pdf {
  /** pdfkit calls this after the same texts are written as they are, and before they are put in the XML. */
  override endMetadata(): void {
    for (const name of ['Title', 'Author', 'Creator'] as const) {
      const text = this.info[name];
      if (text !== undefined) this.info[name] = text.replaceAll(/[&<>]/gu, (one) => ENTITIES[one] ?? one);
    }
    super.endMetadata();
  }

  /** Empties the cache in which pdfkit keeps the glyphs of each word until the document ends: 2 kB for a word. */
  forgetWords(): void {
    const fonts: unknown = Reflect.get(this, '_fontFamilies');
    for (const font of Object.values(Object(fonts))) if (isCaching(font)) font.layoutCache = {};
  }
}
