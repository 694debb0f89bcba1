import { normalizeText, showsText } from '@mijn/domain/texts';
import { AppError } from '../wire/index.ts';

/** Matches the characters that are not text: control characters except tab and line feed, and lone surrogates. */
const NOT_TEXT = /(?![\n\t])\p{Cc}|\p{Cs}/gu;

/** Matches a line break or a tab with the spaces around it. */
const BREAKS = / *[\n\t]\s*/gu;

/**
 * Returns a text of several lines as a person typed it: normalized, without characters that are not text, and with `\n`
 * as line break. Every other character stays. The rules for names of files are in `files/file-name.ts`.
 */
export const typedText = (text: string): string =>
  normalizeText(text).replaceAll(/\r\n?/gu, '\n').replaceAll(NOT_TEXT, '').trim();

/** Returns a text as a person typed it, on one line. */
export const typedLine = (text: string): string => typedText(text).replaceAll(BREAKS, ' ').trim();

/**
 * Returns the text of a required field on one line.
 * @throws AppError `validation_failed` if the text shows nothing.
 */
export function requireLine(field: string, text: string): string {
  const line = typedLine(text);
  if (!showsText(line)) {
    throw new AppError('validation_failed', { errors: { [field]: [{ code: 'required' }] } });
  }
  return line;
}
