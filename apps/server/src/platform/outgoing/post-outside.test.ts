import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { RESPONSE_BYTES_MAX, postOutside, type Resolve, type OutgoingRequest } from './post-outside.ts';
import { receiverCertificate } from './testing/receiver-certificate.ts';
import { type Receiver, startReceiver } from './testing/receiver.ts';

let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.stop());

const request = (own: Partial<OutgoingRequest> = {}): OutgoingRequest => ({
  url: new URL(receiver.url),
  allowsPrivate: true,
  headers: { 'content-type': 'application/json', 'x-own': '1' },
  body: '{"a":"é"}',
  ...own,
});

describe('a request to a receiver', () => {
  it('has its headers and its body, and returns the status', async () => {
    expect(await postOutside(request())).toEqual({ status: 204 });
    expect(receiver.received).toMatchObject([
      { headers: { 'x-own': '1', 'content-length': '10' }, body: '{"a":"é"}' },
    ]);
  });

  it('does not follow a redirect', async () => {
    const other = await startReceiver();
    receiver.response = (response) => response.writeHead(307, { location: other.url }).end();
    expect(await postOutside(request())).toEqual({ status: 307 });
    expect(other.received).toEqual([]);
    await other.stop();
  });

  it('ends when there is no response in time, before or within its headers and body', async () => {
    receiver.response = () => undefined;
    const noResponse = { fault: 'there was no response in time' };
    expect(await postOutside(request(), { timeoutMs: 50 })).toEqual(noResponse);
    receiver.response = (response) => response.writeHead(200).write('x');
    expect(await postOutside(request(), { timeoutMs: 50 })).toEqual(noResponse);
    const switching = 'HTTP/1.1 101 Switching Protocols\r\nupgrade: other\r\nconnection: upgrade\r\n\r\n';
    receiver.response = (response) => response.socket?.write(switching);
    expect(await postOutside(request(), { timeoutMs: 50 })).toEqual(noResponse);
    const resolve: Resolve = () => new Promise(() => undefined);
    const url = new URL('http://receiver.example');
    expect(await postOutside(request({ url }), { resolve, timeoutMs: 50 })).toEqual(noResponse);
  });

  it('reads at most 64 kB of an endless answer', async () => {
    let sent = 0;
    receiver.response = (response) => {
      const write = () => {
        sent += 16_384;
        if (!response.destroyed) response.write(Buffer.alloc(16_384), () => setImmediate(write));
      };
      response.writeHead(200);
      write();
    };
    expect(await postOutside(request())).toEqual({ status: 200, fault: 'the response is too large' });
    expect(sent).toBeGreaterThan(RESPONSE_BYTES_MAX);
  });

  it('returns a fault for a connection that is refused or cut off', async () => {
    receiver.response = (response) => response.socket?.destroy();
    expect(await postOutside(request())).toEqual({ fault: 'the connection failed (ECONNRESET)' });
    receiver.response = (response) => {
      response.writeHead(200, { 'content-length': '100' }).write('x', () => response.socket?.destroy());
    };
    expect(await postOutside(request())).toEqual({ fault: 'the connection failed (ECONNRESET)' });
    const closed = await startReceiver();
    await closed.stop();
    const url = new URL(closed.url);
    expect(await postOutside(request({ url }))).toEqual({
      fault: 'the connection failed (ECONNREFUSED)',
    });
  });

  it('ends when the server stops', async () => {
    const stop = new AbortController();
    receiver.response = () => stop.abort();
    expect(await postOutside(request({ signal: stop.signal }))).toEqual({
      fault: expect.stringContaining('the connection failed'),
    });
  });
});

describe('a private network', () => {
  const PRIVATE = { fault: 'the address is in a private network' };

  it.each([
    'http://127.0.0.1',
    'http://127.1',
    'http://2130706433',
    'http://0x7f000001',
    'http://017700000001',
    'http://0.0.0.0',
    'http://[::1]',
    'http://[::ffff:127.0.0.1]',
    'http://[::ffff:7f00:1]',
    'http://localhost',
    'http://169.254.169.254',
    'http://[fd00:ec2::254]',
    'http://10.0.0.1',
  ])('is not reached as %s', async (base) => {
    const url = new URL(base);
    url.port = new URL(receiver.url).port;
    expect(await postOutside(request({ url, allowsPrivate: false }))).toEqual(PRIVATE);
    expect(receiver.received).toEqual([]);
  });

  it('is not reached by a name with a public and a private address, nor by one that changes its address', async () => {
    const url = new URL(receiver.url);
    url.hostname = 'receiver.example';
    const asked: string[] = [];
    const responses = [
      [
        { address: '8.8.8.8', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ],
    ];
    const both: Resolve = async () => responses[0] ?? [];
    expect(await postOutside(request({ url, allowsPrivate: false }), { resolve: both })).toEqual(PRIVATE);
    // The name is looked up once, and the connection goes to the address of that response.
    const once: Resolve = async (hostname) => {
      asked.push(hostname);
      return [{ address: asked.length === 1 ? '127.0.0.1' : '8.8.8.8', family: 4 }];
    };
    expect(await postOutside(request({ url }), { resolve: once })).toEqual({ status: 204 });
    expect([asked, receiver.received[0]?.headers.host]).toEqual([['receiver.example'], url.host]);
  });

  it('is told from a name that does not exist', async () => {
    const resolve: Resolve = () => Promise.reject(new Error('ENOTFOUND'));
    const url = new URL('https://receiver.example');
    expect(await postOutside(request({ url }), { resolve })).toEqual({
      fault: 'the host name is unknown',
    });
  });
});

describe('a request to a receiver with https', () => {
  const trusted = getCACertificates('default');
  let secure: Receiver;
  beforeEach(async () => {
    secure = await startReceiver(receiverCertificate);
  });
  afterEach(async () => {
    setDefaultCACertificates(trusted);
    await secure.stop();
  });
  const resolve: Resolve = async () => [{ address: '127.0.0.1', family: 4 }];
  const post = (url: URL) => postOutside(request({ url }), { resolve });

  it('reaches one whose certificate is trusted and has its name', async () => {
    setDefaultCACertificates([receiverCertificate.cert]);
    expect(await post(new URL(secure.url))).toEqual({ status: 204 });
    expect(secure.received).toMatchObject([{ headers: { 'x-own': '1' }, body: '{"a":"é"}' }]);
  });

  it('reaches none whose certificate is not trusted, or of another name', async () => {
    const fault = (code: string) => ({ fault: `the connection failed (${code})` });
    expect(await post(new URL(secure.url))).toEqual(fault('DEPTH_ZERO_SELF_SIGNED_CERT'));
    setDefaultCACertificates([receiverCertificate.cert]);
    const other = new URL(secure.url);
    other.hostname = 'other.example';
    expect(await post(other)).toEqual(fault('ERR_TLS_CERT_ALTNAME_INVALID'));
    expect(secure.received).toEqual([]);
  });
});
