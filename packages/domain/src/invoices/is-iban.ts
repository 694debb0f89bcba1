import { isValidIBAN } from 'ibantools';

/**
 * Whether a plain account number is an IBAN: its country has IBANs, of this length and form (ISO 13616), and its check
 * digits are right (ISO 7064, mod 97).
 */
export const isIban = (plain: string): boolean => isValidIBAN(plain);
