import { PassThrough } from 'node:stream';
import { expect, it } from '@jest/globals';
import { pino } from 'pino';
import pretty from 'pino-pretty';
import { terminalLog } from './terminal-log.ts';

it('is one line for each call, and keeps the fields of other lines', () => {
  const destination = new PassThrough();
  const log = pino({ base: null }, pretty({ ...terminalLog, colorize: false, sync: true, destination }));
  const call = { method: 'POST', route: '/api/auth/login', status: 200, ms: 84, user: 'u', session: 's' };
  log.child({ reqId: 'r' }).info(call, 'call');
  log.warn({ cause: 'ECONNREFUSED' }, 'the database does not answer');
  const lines = String(destination.read()).trimEnd().split('\n');
  expect(lines.map((line) => line.replace(/^\[[\d:]{8}\] /u, ''))).toEqual([
    'INFO: call: POST /api/auth/login 200 in 84 ms',
    'WARN: the database does not answer {"cause":"ECONNREFUSED"}',
  ]);
});
