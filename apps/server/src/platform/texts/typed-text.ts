import { normalizeText, showsText } from '@mijn/domain/texts';
import { AppError } from '../wire/index.ts';

/** Matches the characters that are not text: control characters except tab and line feed, and lone surrogates. */
const NOT_TEXT = /(?![\n\t])\p{Cc}|\p{Cs}/gu;

const BREAKS = /(?<! ) *[\n\t]\s*/gu;

/** Normalizes a text, and removes what is not text; line breaks become `\n`. Names of files follow `file-name.ts`. */
export const typedText = (text: string): string =>
  normalizeText(text).replaceAll(/\r\n?/gu, '\n').replaceAll(NOT_TEXT, '').trim();

export const typedLine = (text: string): string => typedText(text).replaceAll(BREAKS, ' ').trim();

/** @throws AppError `validation_failed` if the text shows nothing. */
export function requireLine(field: string, text: string): string {
  const line = typedLine(text);
  if (!showsText(line)) {
    throw new AppError('validation_failed', { errors: { [field]: [{ code: 'required' }] } });
  }
  return line;
}
