import { array, number, object, string, type InferType } from 'yup';
import { day } from '../wire/day.ts';

/** Amounts are whole cents, so that they add up; of a credit note they are negative. */
const cents = () => number().integer();

/** One line of an e-invoice. */
export const invoiceLine = object({
  description: string().required(),
  quantity: number().defined().nullable(),
  /** As an UN/ECE code: `C62` is a piece, `HUR` an hour. */
  unit: string().defined().nullable(),
  amount_cents: cents().required(),
  /** In per cent. */
  vat_rate: number().defined().nullable(),
});

/** What an e-invoice says about itself (UBL 2.1; EN 16931). */
export const invoiceFacts = object({
  supplier: string().required(),
  /** VAT or chamber of commerce number; null when there is none. */
  supplier_number: string().defined().nullable(),
  invoice_number: string().required(),
  invoice_date: day().required(),
  due_date: day().defined().nullable(),
  /** ISO 4217. */
  currency: string().required(),
  iban: string().defined().nullable(),
  lines: array(invoiceLine).required(),
  /** One for each rate. */
  vat: array(
    object({
      vat_rate: number().defined().nullable(),
      taxable_cents: cents().required(),
      vat_cents: cents().required(),
    }),
  ).required(),
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
