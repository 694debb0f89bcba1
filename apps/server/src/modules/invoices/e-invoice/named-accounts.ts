import { findIbans } from '@mijn/domain/invoices';
import type { XmlElement } from './parse-xml.ts';

/** The elements that are no texts: attachments, and the account of the recipient, which a direct debit is taken from. */
const WITHOUT_TEXT = new Set([
  'EmbeddedDocumentBinaryObject',
  'AttachmentBinaryObject',
  'PayerFinancialAccount',
  'PayerPartyDebtorFinancialAccount',
]);

/** The number of characters that are shown before an account in a text, and from the account on. */
const LENGTH_BEFORE = 100;
const LENGTH_FROM = 140;

/** The length of the shortest IBAN, that of Norway, in characters. */
const IBAN_LENGTH_MIN = 15;

/** The maximum number of accounts that are read from the texts of an e-invoice. */
const ACCOUNTS_MAX = 10;

/** Returns the text of an element and its attributes, and of all elements inside. */
function* textsIn({ name, text, attributes, children }: XmlElement): Generator<string> {
  if (WITHOUT_TEXT.has(name)) return;
  yield text;
  yield* Object.values(attributes);
  for (const child of children) yield* textsIn(child);
}

/** Returns the words around an account, on one line. */
function wordsAround(text: string, index: number): string {
  const from = Math.max(0, index - LENGTH_BEFORE);
  const to = index + LENGTH_FROM;
  const part = text
    .slice(from, to)
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim()
    .toWellFormed();
  return `${from > 0 ? '…' : ''}${part}${to < text.length ? '…' : ''}`;
}

/**
 * Returns the accounts in the texts of an e-invoice, each with the words around it at its first place. All texts count,
 * because a supplier may name an account anywhere, also where nobody looks.
 * @param payable the accounts that the e-invoice is to be paid to, which are left out.
 */
export function namedAccounts(
  root: XmlElement,
  payable: readonly string[],
): { iban: string; text: string }[] {
  const found = new Map<string, string>();
  for (const text of textsIn(root)) {
    if (text.length < IBAN_LENGTH_MIN) continue;
    for (const { iban, index } of findIbans(text)) {
      if (payable.includes(iban) || found.has(iban)) continue;
      found.set(iban, wordsAround(text, index));
      if (found.size === ACCOUNTS_MAX)
        return Array.from(found, ([one, around]) => ({ iban: one, text: around }));
    }
  }
  return Array.from(found, ([iban, text]) => ({ iban, text }));
}
