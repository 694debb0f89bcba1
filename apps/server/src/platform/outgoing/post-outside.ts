import { lookup as lookUp } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { errorCode } from '../config/errors.ts';
import { isPublicAddress } from './public-address.ts';

/** A receiver should store the request and answer at once. */
const RESPONSE_MS_MAX = 10_000;

/** The limit in bytes. The content of a response is not used. */
export const RESPONSE_BYTES_MAX = 64 * 1024;

export interface OutgoingRequest {
  url: URL;
  allowsPrivate: boolean;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
  signal?: AbortSignal;
}

export type OutgoingResponse = { status: number; fault?: string } | { status?: undefined; fault: string };

interface Address {
  address: string;
  family: number;
}

/** Tests replace this function. */
export type Resolve = (hostname: string) => Promise<readonly Address[]>;

const PRIVATE = 'the address is in a private network';

const resolveHost: Resolve = (hostname) => lookUp(hostname, { all: true });

/** Looks addresses up once, so that a name can't lead elsewhere after the check. */
async function addressesOf(
  { url: { hostname }, allowsPrivate }: Pick<OutgoingRequest, 'url' | 'allowsPrivate'>,
  resolve: Resolve,
): Promise<readonly Address[] | { fault: string }> {
  const host = hostname.replace(/^\[(?<ip>.*)\]$/u, '$<ip>');
  const family = isIP(host);
  const found = family === 0 ? await resolve(host).catch(() => []) : [{ address: host, family }];
  if (found.length === 0) return { fault: 'the host name is unknown' };
  const isAllowed = allowsPrivate || found.every(({ address }) => isPublicAddress(address));
  return isAllowed ? found : { fault: PRIVATE };
}

/** The operator hears of a bad address at once. An unknown name is no reason, because it can be known later. */
export async function faultOfReceiver(
  { url, allowsPrivate }: Pick<OutgoingRequest, 'url' | 'allowsPrivate'>,
  resolve: Resolve = resolveHost,
): Promise<string | undefined> {
  const found = await addressesOf({ url, allowsPrivate }, resolve);
  return 'fault' in found && found.fault === PRIVATE ? found.fault : undefined;
}

/** Returns the `lookup` of a connection that knows the checked addresses alone. */
const pinnedTo =
  (addresses: readonly Address[]): LookupFunction =>
  (_hostname, options, callback) => {
    if (options.all) {
      callback(null, [...addresses]);
      return;
    }
    const [first] = addresses;
    callback(null, first?.address ?? '', first?.family);
  };

function send(
  { url, headers, body }: OutgoingRequest,
  addresses: readonly Address[],
  signal: AbortSignal,
): Promise<OutgoingResponse> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(
      url,
      {
        method: 'POST',
        // A new connection for each request: a kept one may lead to an address that was not checked.
        agent: false,
        lookup: pinnedTo(addresses),
        signal,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        const status = response.statusCode ?? 0;
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes <= RESPONSE_BYTES_MAX) return;
          resolve({ status, fault: 'the response is too large' });
          request.destroy();
        });
        response.on('error', reject);
        response.on('end', () => resolve({ status }));
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** A search for a host name can't be aborted, and a request says nothing after a switch of protocols (101). */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
  });

/** Never rejects. Redirects are not followed, because they could lead to a private network. */
export async function postOutside(
  request: OutgoingRequest,
  { resolve = resolveHost, timeoutMs = RESPONSE_MS_MAX }: { resolve?: Resolve; timeoutMs?: number } = {},
): Promise<OutgoingResponse> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout;
  const response = async (): Promise<OutgoingResponse> => {
    const addresses = await addressesOf(request, resolve);
    return 'fault' in addresses ? addresses : send(request, addresses, signal);
  };
  try {
    return await Promise.race([response(), aborted(signal)]);
  } catch (error) {
    if (timeout.aborted) return { fault: 'there was no response in time' };
    return { fault: `the connection failed (${errorCode(error) ?? 'unknown'})` };
  }
}
