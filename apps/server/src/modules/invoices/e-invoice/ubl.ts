import { UnreadableEInvoice } from './unreadable.ts';
import type { XmlElement } from './parse-xml.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';

/** The namespaces of UBL 2.1 by the prefixes that everybody writes; a document may use others. */
const namespaces: Readonly<Record<string, string>> = {
  cac: `${UBL}:CommonAggregateComponents-2`,
  cbc: `${UBL}:CommonBasicComponents-2`,
};

/** Characters of one value that are kept: names and descriptions, never whole letters. */
const VALUE_LENGTH_MAX = 300;

/** What a root element makes of a document; undefined for what is none of UBL's invoices. */
export function kindOf({ namespace, name }: XmlElement): 'Invoice' | 'CreditNote' | undefined {
  if (namespace === `${UBL}:Invoice-2` && name === 'Invoice') return name;
  return namespace === `${UBL}:CreditNote-2` && name === 'CreditNote' ? name : undefined;
}

/** Every element at a path below another: `cac:Party/cbc:ID`. */
export function elementsAt(element: XmlElement, path: string): XmlElement[] {
  let found = [element];
  for (const step of path.split('/')) {
    const [prefix = '', name = ''] = step.split(':');
    found = found.flatMap(({ children }) =>
      children.filter((child) => child.name === name && child.namespace === namespaces[prefix]),
    );
  }
  return found;
}

/** The first value at a path, on one line; null when there is none, or only empty ones. */
export function valueAt(element: XmlElement, path: string): string | null {
  for (const { text } of elementsAt(element, path)) {
    const value = text.replaceAll(/[\s\p{Cc}\p{Co}]+/gu, ' ').trim();
    if (value !== '') return value.slice(0, VALUE_LENGTH_MAX).toWellFormed();
  }
  return null;
}

/** The same where there must be one. @throws UnreadableEInvoice when there is none. */
export function requiredAt(element: XmlElement, path: string): string {
  const value = valueAt(element, path);
  if (value === null) throw new UnreadableEInvoice(`has no ${path}`);
  return value;
}
