import { showsText } from '@mijn/domain/texts';
import { typedLine, typedText } from '../../platform/texts/typed-text.ts';
import { AppError } from '../../platform/wire/index.ts';

/**
 * Returns the subject and text of a message as they are stored.
 * @throws AppError `validation_failed` if one of them shows nothing.
 */
export function cleanMessage({ subject, text }: { subject: string; text: string }) {
  const clean = { subject: typedLine(subject), text: typedText(text) };
  const empty = Object.entries(clean).filter(([, value]) => !showsText(value));
  if (empty.length > 0) {
    const errors = Object.fromEntries(empty.map(([name]) => [name, [{ code: 'required' as const }]]));
    throw new AppError('validation_failed', { errors });
  }
  return clean;
}
