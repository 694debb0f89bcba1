import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** A year, in seconds. */
const HSTS_MAX_AGE_S = 31_536_000;

/** Where the brand's pages may call: the site itself, and the API addresses that the brand names. */
function connectSources({ brand }: Pick<Config, 'brand'>): string[] {
  const addresses = Object.values(brand.api_base_addresses).filter((address) => address.startsWith('http'));
  return [...new Set(["'self'", ...addresses.map((address) => new URL(address).origin)])];
}

/** Strict headers on every answer; a nonce of its own for every page (decisions §7). */
export async function secureHeaders(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'connect-src': connectSources(config),
        'worker-src': ["'self'"],
        'frame-src': ["'self'", 'blob:'],
        'manifest-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity:
      config.appUrl.protocol === 'https:' ? { maxAge: HSTS_MAX_AGE_S, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
  });
}
