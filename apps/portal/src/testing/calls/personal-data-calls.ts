import type { DataExport } from '@mijn/domain/personal-data';
import { personalDataContract } from '@mijn/domain/personal-data/contract';
import type { HttpHandler } from 'msw';
import { mockCall, Refusal } from './mock-call.ts';

export const anExport = (own: Partial<DataExport> = {}): DataExport => ({
  state: 'ready',
  requested_at: '2026-11-20T08:00:00.000Z',
  expires_at: '2026-11-21T08:01:00.000Z',
  byte_size: 4_200_000,
  ...own,
});

/** An export that has no file yet, or none any more. */
export const anExportWithoutFile = (state: 'running' | 'failed'): DataExport =>
  anExport({ state, expires_at: null, byte_size: null });

/** The password that the mocked link refuses. */
export const WRONG_PASSWORD = 'fout';

/** Returns mocked calls of the download of personal data. A request for a download starts one. */
export function personalDataCalls(last: DataExport | null = null): HttpHandler[] {
  let now = last;
  const wrong = new Refusal('validation_failed', { errors: { password: [{ code: 'wrong_password' }] } });
  return [
    mockCall(personalDataContract.getExport, () => ({ export: now })),
    mockCall(personalDataContract.requestExport, () => {
      now = anExportWithoutFile('running');
      return { export: now };
    }),
    mockCall(personalDataContract.getExportOfLink, () => now ?? new Refusal('not_found')),
    mockCall(personalDataContract.openLink, ({ body }) =>
      body.password === WRONG_PASSWORD ? wrong : { ticket: 'kaartje' },
    ),
  ];
}
