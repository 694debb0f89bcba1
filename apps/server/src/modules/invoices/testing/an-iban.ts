/** Returns an IBAN of a fictitious bank with correct check digits. Each number gives a different IBAN. */
export function anIban(number: number): string {
  const account = `BANK${String(number).padStart(10, '0')}`;
  const digits = Array.from(`${account}NL00`, (sign) => Number.parseInt(sign, 36)).join('');
  return `NL${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${account}`;
}
