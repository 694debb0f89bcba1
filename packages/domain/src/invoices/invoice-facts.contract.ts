import { array, boolean, number, object, string, type InferType } from 'yup';
import { day } from '../wire/wire.contract.ts';

/** Amounts are whole cents, so that they add up; of a credit note they are negative. */
const cents = () => number().integer();

const optionalText = () => string().defined().nullable();

/** One line of an e-invoice, or an allowance or a charge on the whole document. */
export const invoiceLine = object({
  kind: string().oneOf(['line', 'allowance', 'charge']).required(),
  description: string().required(),
  quantity: number().defined().nullable(),
  /** As an UN/ECE code: `C62` is a piece, `HUR` an hour. */
  unit: optionalText(),
  amount_cents: cents().required(),
  /** In per cent. */
  vat_rate: number().defined().nullable(),
  /** UNCL 5305: `S` is a rate, `E` exempt, `AE` reverse charge. */
  vat_category: optionalText(),
});

/** What an e-invoice says about itself (EN 16931). */
export const invoiceFacts = object({
  /** A credit note gives back; its amounts are negative. */
  is_credit_note: boolean().required(),
  /** BT-3, UNCL 1001: 380 is an invoice, 381 a credit note. */
  type_code: optionalText(),
  /** The invoices that it corrects or gives back (BT-25, BT-26). */
  preceding: array(object({ number: string().required(), date: day().defined().nullable() })).required(),
  supplier: string().required(),
  /** VAT or chamber of commerce number; null when there is none. */
  supplier_number: optionalText(),
  /** Whom it is addressed to: the name (BT-44), and the lines of the address as one. */
  buyer: optionalText(),
  buyer_address: optionalText(),
  invoice_number: string().required(),
  invoice_date: day().required(),
  due_date: day().defined().nullable(),
  /** What it is about: the first and the last day (BT-73, BT-74). */
  period_start: day().defined().nullable(),
  period_end: day().defined().nullable(),
  /** What to name when paying (BT-83). */
  payment_reference: optionalText(),
  /** BT-13. */
  order_reference: optionalText(),
  /** BT-22. */
  notes: array(string().required()).required(),
  /** ISO 4217. */
  currency: string().required(),
  /** The first of `ibans`. */
  iban: optionalText(),
  /** Every account that it asks to be paid to or that its notes name, plain: capitals and digits alone. */
  ibans: array(string().required()).required(),
  lines: array(invoiceLine).required(),
  /** One for each category and rate. */
  vat: array(
    object({
      vat_rate: number().defined().nullable(),
      vat_category: optionalText(),
      taxable_cents: cents().required(),
      vat_cents: cents().required(),
    }),
  ).required(),
  /** What it gives as the sum of its lines (BT-106); null where that is not known. */
  lines_cents: cents().defined().nullable(),
  /** What its lines add up to, before each is rounded to cents; null where that is not known. */
  added_lines_cents: cents().defined().nullable(),
  /** Allowances and charges on the whole document, as it gives them (BT-107, BT-108); null where it gives none. */
  allowances_cents: cents().defined().nullable(),
  charges_cents: cents().defined().nullable(),
  net_cents: cents().required(),
  vat_cents: cents().required(),
  /** VAT included (BT-112). */
  total_cents: cents().required(),
  /** What was paid before (BT-113). */
  prepaid_cents: cents().required(),
  /** What the amount to be paid is rounded by (BT-114). */
  rounding_cents: cents().required(),
  /** What is left to pay (BT-115). */
  payable_cents: cents().required(),
});

export type InvoiceFacts = InferType<typeof invoiceFacts>;
