import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';

/** A paragraph with the id of its style, and whether it is in the heading row of a table. */
interface ReadParagraph {
  style: string;
  text: string;
  isInHead: boolean;
}

export interface ReadWord {
  paragraphs: ReadParagraph[];
  /** The rows of each table, as the texts of their cells. */
  tables: string[][][];
  /** The text, a line for each paragraph. */
  text: string;
  /** The files of the document, by their paths. */
  files: Record<string, string>;
}

/** @throws Error if a file of the document is no well-formed XML 1.0. */
function checkXml(files: Record<string, string>): void {
  for (const [path, xml] of Object.entries(files)) {
    const parser = new SaxesParser({ xmlns: true });
    parser.on('error', (error) => {
      throw new Error(`${path}: ${error.message}`);
    });
    parser.write(xml).close();
  }
}

/** Reads a Word document back, as a word processor does. */
export function readWord(bytes: Uint8Array): ReadWord {
  const files = Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, file]) => [path, strFromU8(file)]),
  );
  checkXml(files);
  const paragraphs: ReadParagraph[] = [];
  const tables: string[][][] = [];
  let isInHead = false;
  let isText = false;
  const parser = new SaxesParser({ xmlns: false } as const);
  parser.on('opentag', ({ name, attributes }) => {
    const last = paragraphs.at(-1);
    if (name === 'w:tbl') tables.push([]);
    if (name === 'w:tr') {
      tables.at(-1)?.push([]);
      isInHead = false;
    }
    if (name === 'w:tblHeader') isInHead = attributes['w:val'] !== 'false';
    if (name === 'w:tc') tables.at(-1)?.at(-1)?.push('');
    if (name === 'w:p') paragraphs.push({ style: 'Normal', text: '', isInHead });
    if (name === 'w:pStyle' && last) last.style = attributes['w:val'] ?? '';
    if (name === 'w:br' && last) last.text += '\n';
    isText = name === 'w:t';
  });
  let depth = 0;
  parser.on('text', (text) => {
    const last = paragraphs.at(-1);
    if (!isText || !last) return;
    last.text += text;
    const row = tables.at(-1)?.at(-1);
    if (depth > 0 && row) row.splice(-1, 1, `${row.at(-1) ?? ''}${text}`);
  });
  parser.on('opentagstart', ({ name }) => {
    if (name === 'w:tbl') depth += 1;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'w:tbl') {
      depth -= 1;
      isInHead = false;
    }
    isText = false;
  });
  parser.write(files['word/document.xml'] ?? '').close();
  return { paragraphs, tables, text: paragraphs.map(({ text }) => text).join('\n'), files };
}
