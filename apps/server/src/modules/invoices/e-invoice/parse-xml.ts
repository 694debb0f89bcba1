import { SaxesParser } from 'saxes';
import { UnreadableEInvoice } from './unreadable.ts';

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
