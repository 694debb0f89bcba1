import Pdf from 'pdfkit';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A document of pdfkit whose metadata is well-formed XML, whatever its title and author are. */
export class TaggedPdf extends Pdf {
  /** pdfkit calls this after the same texts are written as they are, and before they are put in the XML. */
  override endMetadata(): void {
    for (const name of ['Title', 'Author', 'Creator'] as const) {
      const text = this.info[name];
      if (text !== undefined) this.info[name] = text.replaceAll(/[&<>]/gu, (one) => ENTITIES[one] ?? one);
    }
    super.endMetadata();
  }
}
