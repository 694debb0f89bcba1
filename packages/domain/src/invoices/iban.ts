/** An IBAN as it is compared: capitals and digits alone. */
export function plainIban(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/gu, '');
}

/** An IBAN for people: `NL91 ABNA 0417 1643 00`. */
export function formatIban(iban: string): string {
  return plainIban(iban).replaceAll(/.{4}(?=.)/gu, '$& ');
}
