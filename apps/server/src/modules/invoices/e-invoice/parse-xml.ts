import { SaxesParser } from 'saxes';

/** The message is a predicate for the operator, such as `has no cbc:IssueDate`. */
export class UnreadableEInvoice extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UnreadableEInvoice';
  }
}

/** The supported encodings in XML declarations, with their names in `TextDecoder`. */
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

/** The first bytes of a file: a byte order mark, or the bytes of `<?` (XML 1.0, appendix F). */
const marks: readonly (readonly [bytes: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0x3c, 0x00, 0x3f, 0x00], 'utf-16le'],
  [[0x00, 0x3c, 0x00, 0x3f], 'utf-16be'],
];

const DECLARED = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/u;

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

/** Uses the byte order mark, or the declaration. @throws UnreadableEInvoice for an unknown encoding, or invalid bytes. */
export function decodeXml(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableEInvoice(`holds bytes that are not ${encoding}, which it should be in`);
  }
}

/** An element has the URI of its namespace instead of a prefix. */
export interface XmlElement {
  namespace: string;
  name: string;
  /** Attributes that have a prefix are left out. */
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** The text leaves out that of the children. */
  text: string;
}

/** UBL has 12 levels of elements. */
const DEPTH_MAX = 40;
/** The limit is enough for thousands of invoice lines. */
const ELEMENTS_MAX = 200_000;

/** Rejects a document type, and with it all entities that fetch a resource or expand. @throws UnreadableEInvoice */
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
