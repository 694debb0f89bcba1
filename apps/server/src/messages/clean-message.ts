import { normalizeText, showsText } from '@mijn/domain/texts';
import { AppError } from '../wire/index.ts';

/** Matches the characters that are not text: control characters except tab and line feed, and lone surrogates. */
const NOT_TEXT = /(?![\n\t])\p{Cc}|\p{Cs}/gu;

/** Returns a text of several lines without characters that are not text, and with `\n` as line break. */
export const cleanLines = (text: string): string =>
  normalizeText(text).replaceAll(/\r\n?/gu, '\n').replaceAll(NOT_TEXT, '').trim();

/** Returns a text on one line, without characters that are not text. */
export const cleanLine = (text: string): string => cleanLines(text).replaceAll(/\s+/gu, ' ').trim();

/**
 * Returns the cleaned subject and text of a message.
 * @throws AppError `validation_failed` if one of them shows nothing.
 */
export function cleanMessage({ subject, text }: { subject: string; text: string }) {
  const clean = { subject: cleanLine(subject), text: cleanLines(text) };
  const empty = Object.entries(clean).filter(([, value]) => !showsText(value));
  if (empty.length > 0) {
    const errors = Object.fromEntries(empty.map(([name]) => [name, [{ code: 'required' as const }]]));
    throw new AppError('validation_failed', { errors });
  }
  return clean;
}
