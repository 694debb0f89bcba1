/** Embeddings and overrides (U+202A to U+202E), isolates (U+2066 to U+2069), and the marks U+061C, U+200E and U+200F. */
const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** Returns a text without the characters that control its direction, because such characters can show "X-31" as "13-X". */
export function withoutBidiControls(text: string): string {
  return text.replaceAll(BIDI_CONTROLS, '');
}

/** Words of Vietnamese, Hebrew, Arabic and Hindi have at most four marks in a row. A letter with dozens is as high as a screen. */
const FURTHER_MARKS = /((?:\p{M}\p{Cf}*){5})(?:\p{M}\p{Cf}*)+/gu;

const withFewMarks = (text: string): string => text.replaceAll(FURTHER_MARKS, '$1');

const SHOWN = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Returns whether a text shows anything. A text of only U+200B or U+3164 looks as if it were empty. */
export function showsText(text: string): boolean {
  return SHOWN.test(text);
}

/** Returns a text in normal form C, without control of direction. Validate the result: its length may differ, as U+0958 becomes two characters. */
export function normalizeText(text: string): string {
  // The normalisation of thousands of marks in a row takes seconds, and it makes two marks of some marks.
  const normalized = withFewMarks(withFewMarks(withoutBidiControls(text)).normalize('NFC'));
  return showsText(normalized) ? normalized : '';
}
