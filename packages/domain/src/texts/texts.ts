/**
 * The characters that turn the direction of text and show nothing themselves: embeddings and overrides (U+202A to
 * U+202E), isolates (U+2066 to U+2069), and the marks U+061C, U+200E and U+200F, which turn what stands beside them.
 */
const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A text without the controls of its direction, with which "X-31" can be made to show as "13-X". Letters of every script
 * stay, and have the direction that they have of themselves.
 */
export function withoutBidiControls(text: string): string {
  return text.replaceAll(BIDI_CONTROLS, '');
}
