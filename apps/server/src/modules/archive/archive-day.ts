import { isDay } from '@mijn/domain/formats';
import { AppError } from '../../wire/index.ts';

/** @throws AppError `validation_failed` for the date of a document that is no day of any calendar. */
export function demandDay(text: string): void {
  if (isDay(text)) return;
  throw new AppError('validation_failed', { errors: { document_date: [{ code: 'invalid' }] } });
}
