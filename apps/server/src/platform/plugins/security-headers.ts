import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/read-config.ts';
import { firstPressSource } from '../static/first-press.ts';

/** Browsers remember HSTS for one year. */
const HSTS_MAX_AGE_S = 31_536_000;

/**
 * The headers of one kind of response. Every response gets a constant set: not cacheable, and no page, so that it may load, run and frame nothing. Pages, files
 * of the portal (a worker obeys the policy of its own script) and stored bytes replace what they need.
 */
export type Headers = Readonly<Record<string, string>>;

/** Returns the origins that pages may connect to: the site itself, and the API URLs of the brand. */
function connectSources({ brand }: Pick<Config, 'brand'>): string {
  const urls = Object.values(brand.api_base_addresses).filter((url) => url.startsWith('http'));
  return [...new Set(["'self'", ...urls.map((url) => new URL(url).origin)])].join(' ');
}

/** @param page what a page allows besides files: its one inline script, and its style elements by their nonce. */
function portalPolicy(connect: string, page: { script?: string; style?: string } = {}): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", page.script].join(' ').trim(),
    ["style-src 'self'", page.style].join(' ').trim(),
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src ${connect}`,
    "worker-src 'self'",
    "frame-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export function portalHeaders(config: Pick<Config, 'brand'>): {
  page: (styleNonce: string) => Headers;
  /** The headers of files. They include a policy, because a worker has the policy of its own script. */
  file: Headers;
} {
  const connect = connectSources(config);
  return {
    page: (styleNonce) => ({
      'content-security-policy': portalPolicy(connect, {
        script: firstPressSource,
        style: `'nonce-${styleNonce}'`,
      }),
      'permissions-policy': 'publickey-credentials-create=(self), publickey-credentials-get=(self)',
      'cross-origin-opener-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'x-frame-options': 'DENY',
    }),
    file: { 'content-security-policy': portalPolicy(connect) },
  };
}

/** Includes host names below that of the portal, unless that is the provider's own domain, whose sites may not be ready. */
const strictTransport = ({ hostname }: URL): string =>
  `max-age=${HSTS_MAX_AGE_S}${hostname.split('.').length > 2 ? '; includeSubDomains' : ''}`;

/** Forbids caching, loading, scripts, frames, forms and another base address. */
export const commonHeaders = ({ appUrl }: Pick<Config, 'appUrl'>): Headers => ({
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  ...(appUrl.protocol === 'https:' && { 'strict-transport-security': strictTransport(appUrl) }),
});

/** The header with the id of a call, which is also in every line of the log about the call. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Pages and cacheable responses set their own headers (docs/product.md#files-downloads). */
export function secureHeaders(app: FastifyInstance, config: Pick<Config, 'appUrl'>): void {
  const headers = commonHeaders(config);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header(REQUEST_ID_HEADER, request.id);
    done();
  });
}
