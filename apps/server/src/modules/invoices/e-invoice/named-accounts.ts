import { findIbans } from '@mijn/domain/invoices';
import type { XmlElement } from './parse-xml.ts';

/** Elements with attachments are no texts. */
const ATTACHMENTS = new Set(['EmbeddedDocumentBinaryObject', 'AttachmentBinaryObject']);

/** The account of the recipient, which a direct debit is taken from, and the elements of its number. */
const PAYER_ACCOUNTS = new Set(['PayerFinancialAccount', 'PayerPartyDebtorFinancialAccount']);
const NUMBERS = new Set(['ID', 'IBANID', 'ProprietaryID']);

/** The number of characters that are shown before an account in a text, and from the account on. */
const LENGTH_BEFORE = 100;
const LENGTH_FROM = 140;

/** The length of the shortest IBAN, that of Norway, in characters. */
const IBAN_LENGTH_MIN = 15;

const ACCOUNTS_MAX = 10;

function* textsIn({ name, text, attributes, children }: XmlElement): Generator<string> {
  if (ATTACHMENTS.has(name)) return;
  yield text.replaceAll(/\s+/gu, ' ');
  yield* Object.values(attributes);
  for (const child of children) {
    if (!PAYER_ACCOUNTS.has(name) || !NUMBERS.has(child.name)) yield* textsIn(child);
  }
}

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
 * All texts count, because a supplier may name an account anywhere, and in two parts. Each account has the words around its
 * first place. @param payable the accounts that the e-invoice is to be paid to, which are left out.
 */
export function namedAccounts(
  root: XmlElement,
  payable: readonly string[],
): { iban: string; text: string }[] {
  const texts = [...textsIn(root)];
  const found = new Map<string, string>();
  // The last text has the accounts that are divided over two elements.
  for (const text of [...texts.filter(({ length }) => length >= IBAN_LENGTH_MIN), texts.join(' ')]) {
    for (const { iban, index } of findIbans(text)) {
      if (!payable.includes(iban) && !found.has(iban)) found.set(iban, wordsAround(text, index));
    }
  }
  return Array.from(found, ([iban, text]) => ({ iban, text })).slice(0, ACCOUNTS_MAX);
}
