import { type ApiError, GENERAL_ERROR_TEXT, NETWORK_ERROR_TEXT } from '@mijn/api';
import type * as Texts from '@mijn/api/texts';
import type { FieldErrors } from '@mijn/domain/errors';

let texts: typeof Texts | undefined;

/** The maximum time in milliseconds that a page or a failed call waits for the texts. */
const TEXTS_MS = 3000;

const importTexts = async (): Promise<void> => {
  texts ??= await import('@mijn/api/texts').catch(() => undefined);
};

/**
 * Loads the texts of all codes. They come after the page, and a failed call waits for them, so that `errorText` has them at once. Never
 * rejects, and gives up waiting: without them an error has a general text.
 */
export async function loadErrorTexts(): Promise<void> {
  if (texts) return;
  await Promise.race([importTexts(), new Promise((resolve) => setTimeout(resolve, TEXTS_MS))]);
}

/** Waits for the texts of an error. That of a lost connection is in every page. */
export async function loadTextOf({ kind }: ApiError): Promise<void> {
  if (kind !== 'network' && kind !== 'cancelled') await loadErrorTexts();
}

/** Returns the Dutch text of the error of a call that has failed. */
export function errorText(error: ApiError): string {
  if (texts) return texts.errorText(error);
  if (error.kind === 'cancelled') return '';
  return error.kind === 'network' ? NETWORK_ERROR_TEXT : GENERAL_ERROR_TEXT;
}

/** Returns the Dutch text of the first error of each field. A failed call has them if its error has a text. */
export const fieldErrorTextsOf = (errors: FieldErrors): Record<string, string> =>
  texts?.fieldErrorTextsOf(errors) ?? {};
