import { DOCUMENT_NAME_LENGTH_MAX } from '@mijn/domain/limits';
import { normalizeText } from '@mijn/domain/texts';
import { documentTypes, extensionOf, videoTypes } from '@mijn/domain/uploads';
import { requireLine } from '../../platform/texts/typed-text.ts';
import { AppError } from '../../platform/wire/index.ts';

/** Matches control characters, private-use characters, surrogates and slashes. */
const HARMFUL = /[\p{Cc}\p{Co}\p{Cs}/\\]+/gu;

/** Returns one line, which may be empty. A text that people read keeps its slashes (`typed-text.ts`). */
export const safeFileName = (name: string): string =>
  normalizeText(name).replaceAll(HARMFUL, ' ').replaceAll(/\s+/gu, ' ').trim();

const NAMELESS = 'Document';

/** The returned name is not empty, and not that of a hidden file. */
export function downloadName(name: string): string {
  const safe = safeFileName(name);
  return safe === '' || safe.startsWith('.') ? `${NAMELESS}${safe}` : safe;
}

interface TypedFile {
  extension: string;
  media_type: string;
}

const types: ReadonlyMap<string, string> = new Map(Object.entries({ ...documentTypes, ...videoTypes }));

const isOfType = (name: string, mediaType: string): boolean => types.get(extensionOf(name)) === mediaType;

/** @throws AppError `validation_failed` if the name shows nothing, or is too long with its extension. */
export function nameWithExtension(typed: string, { extension, media_type }: TypedFile): string {
  const name = requireLine('name', typed);
  const whole = isOfType(name, media_type) ? name : `${name}.${extension}`;
  if (whole.length > DOCUMENT_NAME_LENGTH_MAX) {
    const params = { max: DOCUMENT_NAME_LENGTH_MAX };
    throw new AppError('validation_failed', { errors: { name: [{ code: 'too_long', params }] } });
  }
  return whole;
}

/** @throws AppError `validation_failed` if the name shows nothing, or is too long with its extension. */
export const uploadedName = (file_name: string, file: TypedFile): string =>
  nameWithExtension(safeFileName(file_name), file);
