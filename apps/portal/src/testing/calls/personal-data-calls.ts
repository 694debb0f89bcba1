import { mockCall, Refusal } from '@mijn/api/mock/call';
import { anExportWithoutFile } from '@mijn/api/mock/personal-data';
import type { DataExport } from '@mijn/domain/personal-data';
import { personalDataContract } from '@mijn/domain/personal-data/contract';
import type { HttpHandler } from 'msw';

/** The password that the link refuses. */
export const WRONG_PASSWORD = 'fout';

/** Returns the calls of the download of personal data, and of the link in its mail. @param last the last download. */
export function personalDataCalls(last: DataExport | null = null): HttpHandler[] {
  let now = last;
  return [
    mockCall(personalDataContract.getExport, () => ({ export: now })),
    mockCall(personalDataContract.requestExport, () => {
      now = anExportWithoutFile('running');
      return { export: now };
    }),
    mockCall(personalDataContract.getExportOfLink, () => now ?? new Refusal('not_found')),
    mockCall(personalDataContract.openLink, ({ body: { password } }) =>
      password === WRONG_PASSWORD
        ? new Refusal('validation_failed', { errors: { password: [{ code: 'wrong_password' }] } })
        : { ticket: 'kaartje' },
    ),
  ];
}
