/**
 * The invisible characters that change the direction of text: embeddings and overrides (U+202A to U+202E),
 * isolates (U+2066 to U+2069), and the marks U+061C, U+200E and U+200F, which affect adjacent characters.
 */
const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Returns a text without the characters that control its direction, because such characters can show "X-31"
 * as "13-X". Letters of every script are kept, with their own direction.
 */
export function withoutBidiControls(text: string): string {
  return text.replaceAll(BIDI_CONTROLS, '');
}
