import { DOCUMENT_NAME_LENGTH_MAX } from '@mijn/domain/limits';
import { withoutBidiControls } from '@mijn/domain/texts';
import { documentTypes, extensionOf, isDocumentExtension } from '@mijn/domain/uploads';
import { AppError } from '../wire/index.ts';

/** What no file system and no screen should meet in a name: control characters and slashes. */
const HARMFUL = /[\p{Cc}\p{Co}\p{Cs}/\\]+/gu;

/** Text as a member means it, on one line. */
export const cleanText = (text: string): string =>
  withoutBidiControls(text).normalize('NFC').replaceAll(HARMFUL, ' ').replaceAll(/\s+/gu, ' ').trim();

function isOfType(name: string, mediaType: string): boolean {
  const extension = extensionOf(name);
  return isDocumentExtension(extension) && documentTypes[extension] === mediaType;
}

/**
 * The name of a stored file: clean, and with the extension of what it is, whatever it is renamed to.
 * @throws AppError `validation_failed` when nothing is left of it, or it is too long with its extension.
 */
export function fileName(name: string, file: { extension: string; media_type: string }): string {
  const clean = cleanText(name);
  if (clean === '') throw new AppError('validation_failed', { errors: { name: [{ code: 'required' }] } });
  const whole = isOfType(clean, file.media_type) ? clean : `${clean}.${file.extension}`;
  if (whole.length > DOCUMENT_NAME_LENGTH_MAX) {
    const params = { max: DOCUMENT_NAME_LENGTH_MAX };
    throw new AppError('validation_failed', { errors: { name: [{ code: 'too_long', params }] } });
  }
  return whole;
}
