/** An IBAN of an invented bank with right check digits, by number. */
export function anIban(number: number): string {
  const account = `BANK${String(number).padStart(10, '0')}`;
  const digits = Array.from(`${account}NL00`, (sign) => Number.parseInt(sign, 36)).join('');
  return `NL${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${account}`;
}
