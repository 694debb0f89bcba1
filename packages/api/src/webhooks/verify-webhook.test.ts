import { createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { verifyWebhook, type WebhookRequest } from './verify-webhook.ts';

const secret = `whsec_${randomBytes(32).toString('base64')}`;
const now = new Date('2026-11-23T14:00:08Z');
const body = '{"type":"webhook.test","timestamp":"2026-11-23T14:00:08.000Z","data":{},"name":"é"}';

/** Returns the headers of a request, as the server signs it (Standard Webhooks). */
function headersOf(own: { id?: string; seconds?: number; by?: string; of?: string } = {}) {
  const { id = 'msg_1', seconds = now.getTime() / 1000, by = secret, of = body } = own;
  const key = Buffer.from(by.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${of}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${signature}` };
}

const verify = (own: Partial<WebhookRequest> = {}) =>
  verifyWebhook({ secret, headers: headersOf(), body, now, ...own });

describe('a signed webhook', () => {
  it.each([
    ['the headers of Node', headersOf()],
    ['the headers of fetch', new Headers(headersOf())],
  ])('is verified with %s, and returns its id and what it says', async (_, headers) => {
    expect(await verify({ headers })).toEqual({ id: 'msg_1', payload: JSON.parse(body) });
  });

  it('is verified with the bytes of its body, and with one valid signature among others', async () => {
    expect((await verify({ body: new TextEncoder().encode(body) })).payload.type).toBe('webhook.test');
    const { 'webhook-signature': valid, ...rest } = headersOf();
    const headers = { ...rest, 'webhook-signature': `v2,x v1,!! v1,AAAA ${valid}` };
    expect((await verify({ headers })).id).toBe('msg_1');
  });

  const seconds = now.getTime() / 1000;
  it.each([
    ['another body', { body: `${body} ` }, 'signature'],
    ['another id', { headers: { ...headersOf(), 'webhook-id': 'msg_2' } }, 'signature'],
    ['another secret', { headers: headersOf({ by: `whsec_${'A'.repeat(44)}` }) }, 'signature'],
    ['an old time', { headers: headersOf({ seconds: seconds - 301 }) }, 'time'],
    ['a time to come', { headers: headersOf({ seconds: seconds + 301 }) }, 'time'],
    ['a time that is none', { headers: { ...headersOf(), 'webhook-timestamp': 'x' } }, 'time'],
    ['no signature', { headers: { ...headersOf(), 'webhook-signature': undefined } }, 'webhook-signature'],
  ])('is refused with %s', async (_, own, message) => {
    await expect(verify(own)).rejects.toMatchObject({
      name: 'WebhookRefusal',
      message: expect.stringContaining(message),
    });
  });

  it.each(['', 'geen json', '{"a":', 'null', '7', '{"data":{}}'])(
    'is refused by name if its body is not that of a webhook: %s',
    async (wrong) => {
      await expect(verify({ body: wrong, headers: headersOf({ of: wrong }) })).rejects.toMatchObject({
        name: 'WebhookRefusal',
        message: expect.stringMatching(/^The body (?:is not JSON|has no type)\.$/u),
      });
    },
  );

  it('is verified with one of several secrets, while a receiver takes over a new one', async () => {
    const next = `whsec_${randomBytes(32).toString('base64')}`;
    expect((await verify({ secret: [next, secret] })).id).toBe('msg_1');
    await expect(verify({ secret: [next] })).rejects.toThrow('signature');
    await expect(verify({ secret: [] })).rejects.toThrow('needs a secret');
  });

  it('is accepted up to the tolerance', async () => {
    const headers = headersOf({ seconds: seconds - 400 });
    expect((await verify({ headers, toleranceS: 400 })).id).toBe('msg_1');
  });

  it.each(['', 'whsec_', 'geheim'])('needs a secret of the portal, not "%s"', async (wrong) => {
    await expect(verify({ secret: wrong })).rejects.toThrow('begins with whsec_');
  });
});
