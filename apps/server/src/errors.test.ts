import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorStatuses, isErrorCode } from '@mijn/domain/errors';
import { readContracts } from './testing/contracts.ts';
import { startTestApp, type TestApp } from './testing/index.ts';
import { AppError } from './platform/wire/index.ts';
import { errorMessages } from './platform/wire/app-error.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const contracts = await readContracts();
const codes = Object.keys(errorStatuses).filter((code) => isErrorCode(code));

describe('the table of errors', () => {
  it('has every code of the server, and the server has a message for every code', () => {
    expect(Object.keys(errorMessages).toSorted()).toEqual(codes.toSorted());
  });

  it.each(codes)('gives %s its status', (code) => {
    expect(new AppError(code)).toMatchObject({ statusCode: errorStatuses[code], body: { code } });
  });

  it.each(contracts)('has every code in the contract of %s', (_, operations) => {
    expect(operations.length).toBeGreaterThan(0);
    for (const { errors = [] } of operations) expect(codes).toEqual(expect.arrayContaining([...errors]));
  });
});

describe('bad input', () => {
  it('of an unknown content type gets 415', async () => {
    const client = server.client();
    await client.csrf();
    const response = await client.post('/auth/login', '<login/>', {
      headers: { 'content-type': 'text/xml' },
    });
    expect(response).toMatchObject({ status: 415, body: { code: 'unsupported_file_type' } });
  });

  it('of too many bytes gets 413 with the limit', async () => {
    const client = server.client();
    await client.csrf();
    const response = await client.post('/auth/login', { email: 'x'.repeat(300_000), password: 'x' });
    expect(response).toMatchObject({
      status: 413,
      body: { code: 'payload_too_large', params: { limit: 262_144 } },
    });
  });

  it.each(['/api/%zz', '/api/auth/user%', '/%c0%af'])(
    'in a URL is never an error of the server: %s',
    async (url) => {
      const { status } = await server.client().raw(url);
      expect(status).not.toBe(500);
    },
  );
});
