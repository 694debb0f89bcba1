import { UnreadableEInvoice } from './unreadable.ts';
import type { XmlElement } from './parse-xml.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const CII = 'urn:un:unece:uncefact:data:standard';

/** The namespaces of UBL 2.1 and CII D16B by the prefixes that everybody writes; a document may use others. */
export const namespaces = {
  invoice: `${UBL}:Invoice-2`,
  creditNote: `${UBL}:CreditNote-2`,
  cac: `${UBL}:CommonAggregateComponents-2`,
  cbc: `${UBL}:CommonBasicComponents-2`,
  rsm: `${CII}:CrossIndustryInvoice:100`,
  ram: `${CII}:ReusableAggregateBusinessInformationEntity:100`,
  udt: `${CII}:UnqualifiedDataType:100`,
  qdt: `${CII}:QualifiedDataType:100`,
  sbdh: 'http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader',
} as const;

const byPrefix: ReadonlyMap<string, string> = new Map(Object.entries(namespaces));

/** Characters of one value that are kept: names and descriptions, never whole letters. */
const VALUE_LENGTH_MAX = 300;

/** Every element at a path below another: `cac:Party/cbc:ID`. */
export function elementsAt(element: XmlElement, path: string): XmlElement[] {
  let found = [element];
  for (const step of path.split('/')) {
    const [prefix = '', name = ''] = step.split(':');
    found = found.flatMap(({ children }) =>
      children.filter((child) => child.name === name && child.namespace === byPrefix.get(prefix)),
    );
  }
  return found;
}

/**
 * All values at a path, each on one line, without empty ones.
 * @param lengthMax characters of each that are kept.
 */
export function valuesAt(element: XmlElement, path: string, lengthMax = VALUE_LENGTH_MAX): string[] {
  return elementsAt(element, path)
    .map(({ text }) => text.replaceAll(/[\s\p{Cc}\p{Co}]+/gu, ' ').trim())
    .filter((value) => value !== '')
    .map((value) => value.slice(0, lengthMax).toWellFormed());
}

/** The first value at a path; null when there is none, or only empty ones. */
export const valueAt = (element: XmlElement, path: string): string | null =>
  valuesAt(element, path)[0] ?? null;

/** The same where there must be one. @throws UnreadableEInvoice when there is none. */
export function requiredAt(element: XmlElement, path: string): string {
  const value = valueAt(element, path);
  if (value === null) throw new UnreadableEInvoice(`has no ${path}`);
  return value;
}
