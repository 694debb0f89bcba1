import type { DataExport } from '@mijn/domain/personal-data';
import { personalDataContract } from '@mijn/domain/personal-data/contract';
import { defineMock } from '../define-mock.ts';

export const anExport = (own: Partial<DataExport> = {}): DataExport => ({
  state: 'ready',
  requested_at: '2026-11-20T08:00:00.000Z',
  expires_at: '2026-11-21T08:01:00.000Z',
  byte_size: 4_200_000,
  ...own,
});

export const anExportWithoutFile = (state: 'running' | 'failed'): DataExport =>
  anExport({ state, expires_at: null, byte_size: null });

/** The link of the mail needs a script. */
export const personalDataMock = defineMock({
  contract: personalDataContract,
  generate: ({ moment }) => anExport({ requested_at: moment(0, '09:00'), expires_at: moment(1, '09:01') }),
  respond: (last) => ({ getExport: () => ({ export: last }) }),
});
