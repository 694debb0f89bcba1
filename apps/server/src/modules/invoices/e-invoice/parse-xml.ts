import { SaxesParser } from 'saxes';

/** Why a file is no e-invoice that can be read: a predicate for the operator, `has no cbc:IssueDate`. */
export class UnreadableEInvoice extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UnreadableEInvoice';
  }
}

/** The encodings that are read, as a declaration names them, with their names for a `TextDecoder`. */
const decoders: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  'utf-16': 'utf-16le',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
  'iso-8859-1': 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
  'windows-1252': 'windows-1252',
};

/** How the first bytes give an encoding away: by a byte order mark, or by how `<?` is written (XML 1.0, appendix F). */
const marks: readonly (readonly [bytes: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0x3c, 0x00, 0x3f, 0x00], 'utf-16le'],
  [[0x00, 0x3c, 0x00, 0x3f], 'utf-16be'],
];

const DECLARED = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/u;

/** Bytes in which a declaration must end. */
const DECLARATION_BYTES_MAX = 200;

function encodingOf(bytes: Uint8Array): string {
  const marked = marks.find(([signs]) => signs.every((sign, at) => bytes[at] === sign));
  if (marked) return marked[1];
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, DECLARATION_BYTES_MAX));
  const declared = DECLARED.exec(head)?.[1] ?? 'utf-8';
  const encoding = decoders[declared.toLowerCase()];
  if (encoding === undefined) {
    throw new UnreadableEInvoice(
      `is in the encoding ${declared}; known are ${Object.keys(decoders).join(', ')}`,
    );
  }
  return encoding;
}

/**
 * The text of an XML file, by its byte order mark or else its declaration.
 * @throws UnreadableEInvoice for an encoding that is not known, and for bytes that are not of it.
 */
export function decodeXml(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableEInvoice(`holds bytes that are not ${encoding}, which it should be in`);
  }
}

/** An element by the address of its namespace, whatever its prefix is. */
export interface XmlElement {
  namespace: string;
  name: string;
  /** Those without a prefix. */
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** The text between its own tags. */
  text: string;
}

/** Far above what UBL needs, which is 12. */
const DEPTH_MAX = 40;
/** Some thousands of lines of an invoice. */
const ELEMENTS_MAX = 200_000;

/**
 * Reads XML strictly. There are no entities but XML's own five: a document type is refused, and with it everything that
 * would be fetched or grow.
 * @throws UnreadableEInvoice with what is wrong.
 */
export function parseXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  let count = 0;

  parser.on('error', ({ message }) => {
    throw new UnreadableEInvoice(`is not XML as it should be (line:column: what): ${message}`);
  });
  parser.on('doctype', () => {
    throw new UnreadableEInvoice('has a DOCTYPE, which no e-invoice needs');
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    count += 1;
    if (open.length >= DEPTH_MAX) throw new UnreadableEInvoice(`is more than ${DEPTH_MAX} elements deep`);
    if (count > ELEMENTS_MAX) throw new UnreadableEInvoice(`has more than ${ELEMENTS_MAX} elements`);
    const plain = Object.values(attributes).filter(({ prefix }) => prefix === '');
    const element: XmlElement = {
      namespace: uri,
      name: local,
      attributes: Object.fromEntries(plain.map((attribute) => [attribute.local, attribute.value])),
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  const addText = (piece: string): void => {
    const element = open.at(-1);
    if (element) element.text += piece;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);

  parser.write(text).close();
  if (!root) throw new UnreadableEInvoice('has no elements');
  return root;
}
