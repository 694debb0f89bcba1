/** What a code is made of: figures of an app, or letters too, as recovery codes are. */
export type CodeKind = 'digits' | 'characters';

/** What of a typed text belongs to a code: figures alone, or everything but spaces. */
export function cleanCode(text: string, kind: CodeKind, length?: number): string {
  const code = text.replaceAll(kind === 'digits' ? /\D/gu : /\s/gu, '');
  return length === undefined ? code : code.slice(0, length);
}

/**
 * The code in a pasted text, which may be the whole line of a message: `Uw code is 123 456.`
 * Undefined when it holds none.
 */
export function codeFrom(text: string, kind: CodeKind, length?: number): string | undefined {
  if (kind === 'characters') return /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/u.exec(text)?.[0];
  const found = [...text.matchAll(/\d(?:[ \u00A0-]?\d)*/gu)].map(([digits]) => cleanCode(digits, kind));
  return found.find((digits) => length === undefined || digits.length === length);
}
