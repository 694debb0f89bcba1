/** The characters of a code. `digits` is for a code from an app, `characters` is for a recovery code, which also has letters. */
export type CodeKind = 'digits' | 'characters';

/** For `digits` only digits remain, otherwise only spaces are removed. A longer text is cut off at `length`. */
export function cleanCode(text: string, kind: CodeKind, length?: number): string {
  const code = text.replaceAll(kind === 'digits' ? /\D/gu : /\s/gu, '');
  return length === undefined ? code : code.slice(0, length);
}

/** Returns the code in a pasted text, which may be a whole line of a message, such as `Uw code is 123 456.` */
export function codeFrom(text: string, kind: CodeKind, length?: number): string | undefined {
  if (kind === 'characters') return /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/u.exec(text)?.[0];
  const found = [...text.matchAll(/\d(?:[ \u00A0-]?\d)*/gu)].map(([digits]) => cleanCode(digits, kind));
  return found.find((digits) => length === undefined || digits.length === length);
}
