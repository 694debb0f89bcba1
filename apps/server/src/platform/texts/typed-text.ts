import { normalizeText, showsText } from '@mijn/domain/texts';
import { AppError } from '../wire/app-error.ts';

/** Matches the characters that are not text: control characters except tab and line feed, and lone surrogates. */
const NOT_TEXT = /(?![\n\t])\p{Cc}|\p{Cs}/gu;

const BREAKS = /(?<! ) *[\n\t]\s*/gu;

/** Normalizes a text, and removes what is not text; line breaks become `\n`. Names of files follow `file-name.ts`. */
export const typedText = (text: string): string =>
  normalizeText(text).replaceAll(/\r\n?/gu, '\n').replaceAll(NOT_TEXT, '').trim();

export const typedLine = (text: string): string => typedText(text).replaceAll(BREAKS, ' ').trim();

function requireShown(field: string, text: string): string {
  if (!showsText(text))
    throw new AppError('validation_failed', { errors: { [field]: [{ code: 'required' }] } });
  return text;
}

/** Returns a text with its line breaks. @throws AppError `validation_failed` if it shows nothing. */
export const requireText = (field: string, text: string): string => requireShown(field, typedText(text));

/** Returns a text as one line. @throws AppError `validation_failed` if it shows nothing. */
export const requireLine = (field: string, text: string): string => requireShown(field, typedLine(text));
