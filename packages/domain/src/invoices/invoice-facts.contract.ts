import { array, boolean, number, object, string, type InferType } from 'yup';
import { day } from '../wire/wire.contract.ts';

/** Creates the schema of an amount in whole cents, so that sums are exact. The amounts of a credit note are negative. */
const cents = () => number().integer();

const optionalText = () => string().defined().nullable();

/** One line of an e-invoice, or an allowance or a charge on the whole document. */
export const invoiceLine = object({
  /** `line` is an item; `allowance` and `charge` are about the whole document. */
  kind: string().oneOf(['line', 'allowance', 'charge']).required(),
  /** The name of the item (BT-153), or the reason of the allowance or charge. */
  description: string().required(),
  /** The description of the item (BT-154) and the notes of the line (BT-127). */
  details: array(string().required()).required(),
  /** The invoiced quantity (BT-129); null if there is none. */
  quantity: number().defined().nullable(),
  /** The UN/ECE code of the unit, such as `C62` for a piece and `HUR` for an hour. */
  unit: optionalText(),
  /** The net amount in cents (BT-131). That of an allowance is subtracted. */
  amount_cents: cents().required(),
  /** The VAT rate in per cent. */
  vat_rate: number().defined().nullable(),
  /** The VAT category of UNCL 5305: `S` is taxed at a rate, `E` is exempt, `AE` is reverse charge. */
  vat_category: optionalText(),
});

/** The data that the server reads from an e-invoice (EN 16931). */
export const invoiceFacts = object({
  /** Whether the invoice is a credit note, which has negative amounts. */
  is_credit_note: boolean().required(),
  /** The type of the invoice (BT-3, UNCL 1001): 380 is an invoice, 381 is a credit note. */
  type_code: optionalText(),
  /** The earlier invoices that this invoice corrects or credits (BT-25, BT-26). */
  preceding: array(
    object({
      /** The number of the earlier invoice (BT-25). */
      number: string().required(),
      /** The date of the earlier invoice (BT-26); null if it is not named. */
      date: day().defined().nullable(),
    }),
  ).required(),
  /** The name of the supplier (BT-27). */
  supplier: string().required(),
  /** The VAT number or the chamber of commerce number of the supplier; null if there is none. */
  supplier_number: optionalText(),
  /** The name of the recipient (BT-44); null if there is none. */
  buyer: optionalText(),
  /** The lines of the address of the recipient, as one line; null if there are none. */
  buyer_address: optionalText(),
  /** The number of the invoice (BT-1). */
  invoice_number: string().required(),
  /** The date of the invoice (BT-2), such as `2026-06-10`. */
  invoice_date: day().required(),
  /** The last day to pay (BT-9); null if it is not named. */
  due_date: day().defined().nullable(),
  /** The first day of the invoiced period (BT-73); null if it is not named. */
  period_start: day().defined().nullable(),
  /** The last day of the invoiced period (BT-74); null if it is not named. */
  period_end: day().defined().nullable(),
  /** The name of the payee, if it is not the seller (BT-59), otherwise its number (BT-60, BT-61); null if there is none. */
  payee: optionalText(),
  /** The names of the holders of the accounts (BT-85). */
  account_holders: array(string().required()).required(),
  /** The codes of the payment means (BT-81, UNCL 4461): 30 and 58 are a credit transfer, 49 and 59 a direct debit. */
  payment_means: array(string().required()).required(),
  /** The payment terms (BT-20), and the texts beside the payment means (BT-82). */
  payment_terms: array(string().required()).required(),
  /** The reference for the payment (BT-83). */
  payment_reference: optionalText(),
  /** The order reference (BT-13). */
  order_reference: optionalText(),
  /** The notes (BT-22). */
  notes: array(string().required()).required(),
  /** The ISO 4217 code of the currency. */
  currency: string().required(),
  /** The first account to pay to, otherwise the first one in the notes; null if there is none. */
  iban: optionalText(),
  /** The accounts that the e-invoice is to be paid to or that its texts contain, as capitals and digits. */
  ibans: array(string().required()).required(),
  /** The accounts of `ibans` that stand only in texts of the e-invoice, each with the words around it. */
  named_accounts: array(
    object({
      /** The account, as capitals and digits. */
      iban: string().required(),
      /** The words around the account. */
      text: string().required(),
    }),
  ).required(),
  /** The items, and the allowances and charges on the whole document. */
  lines: array(invoiceLine).required(),
  /** The VAT for each category and rate. */
  vat: array(
    object({
      /** The VAT rate in per cent; null if it is not named. */
      vat_rate: number().defined().nullable(),
      /** The VAT category of UNCL 5305, as in the lines; null if it is not named. */
      vat_category: optionalText(),
      /** The amount that is taxed at this rate (BT-116), in cents. */
      taxable_cents: cents().required(),
      /** The VAT of this rate (BT-117), in cents. */
      vat_cents: cents().required(),
    }),
  ).required(),
  /** The sum of the lines that the e-invoice contains (BT-106); null if it is unknown. */
  lines_cents: cents().defined().nullable(),
  /** The computed sum of the lines, before each line is rounded to cents; null if it is unknown. */
  added_lines_cents: cents().defined().nullable(),
  /** The sum of the allowances on the whole document (BT-107), in cents; null if the e-invoice has none. */
  allowances_cents: cents().defined().nullable(),
  /** The sum of the charges on the whole document (BT-108), in cents; null if the e-invoice has none. */
  charges_cents: cents().defined().nullable(),
  /** The total without VAT (BT-109), in cents. */
  net_cents: cents().required(),
  /** The total VAT (BT-110), in cents. */
  vat_cents: cents().required(),
  /** The total including VAT (BT-112). */
  total_cents: cents().required(),
  /** The amount that was paid in advance (BT-113). */
  prepaid_cents: cents().required(),
  /** The rounding of the amount to be paid (BT-114). */
  rounding_cents: cents().required(),
  /** The remaining amount to be paid (BT-115). */
  payable_cents: cents().required(),
});

export type InvoiceLine = InferType<typeof invoiceLine>;
export type InvoiceFacts = InferType<typeof invoiceFacts>;
