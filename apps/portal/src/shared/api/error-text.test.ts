import { expect, test } from '@jest/globals';
import { type ApiError, GENERAL_ERROR_TEXT, NETWORK_ERROR_TEXT } from '@mijn/api';
import { errorTexts } from '@mijn/api/texts';
import { errorText, loadTextOf } from './error-text.ts';

const gone: ApiError = { kind: 'response', status: 404, code: 'not_found', message: 'Not found' };

test('an error has a general text until the texts of codes have loaded, and a lost connection waits for none', async () => {
  await loadTextOf({ kind: 'network' });
  expect(errorText({ kind: 'network' })).toBe(NETWORK_ERROR_TEXT);
  expect(errorText({ kind: 'cancelled' })).toBe('');
  expect(errorText(gone)).toBe(GENERAL_ERROR_TEXT);

  await loadTextOf(gone);
  expect(errorText(gone)).toBe(errorTexts.not_found);
});
