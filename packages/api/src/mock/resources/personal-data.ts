import type { DataExport } from '@mijn/domain/personal-data';
import { personalDataContract } from '@mijn/domain/personal-data/contract';
import type { HttpHandler } from 'msw';
import { Refusal, wrongField } from '../call/refusal.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';

export const anExport = (own: Partial<DataExport> = {}): DataExport => ({
  state: 'ready',
  requested_at: '2026-11-20T08:00:00.000Z',
  expires_at: '2026-11-21T08:01:00.000Z',
  byte_size: 4_200_000,
  ...own,
});

export const anExportWithoutFile = (state: 'running' | 'failed'): DataExport =>
  anExport({ state, expires_at: null, byte_size: null });

/** The password that the mocked link refuses. */
export const WRONG_PASSWORD = 'fout';

function respond(last: DataExport | null): Responders<typeof personalDataContract> {
  let now = last;
  return {
    getExport: () => ({ export: now }),
    requestExport: ({ member }) => {
      now = { ...anExportWithoutFile('running'), ...(member && { requested_at: member.now }) };
      return { export: now };
    },
    getExportOfLink: () => now ?? new Refusal('not_found'),
    openLink: ({ body: { password }, member }) => {
      const isWrong = member ? password !== member.account.password : password === WRONG_PASSWORD;
      return isWrong ? wrongField('password', 'wrong_password') : { ticket: 'kaartje' };
    },
  };
}

export const personalDataCalls = (last: DataExport | null = null): HttpHandler[] =>
  callsOf(personalDataContract, respond(last));

export const personalDataMock = defineMock({
  contract: personalDataContract,
  generate: ({ moment }) => anExport({ requested_at: moment(0, '09:00'), expires_at: moment(1, '09:01') }),
  respond,
});
