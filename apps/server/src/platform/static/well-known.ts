import type { FastifyInstance } from 'fastify';
import type { Foundation } from '../foundation.ts';

/** RFC 9116 asks for less than a year. The file is made for each request, so that it never expires. */
const VALID_MS = 180 * 24 * 3_600_000;

/** Whom to tell about a weakness (RFC 9116), and where a password manager lets a member change the password (W3C). */
export function serveWellKnown(
  app: FastifyInstance,
  { config: { appUrl, brand }, now }: Pick<Foundation, 'config' | 'now'>,
): void {
  app.get('/.well-known/security.txt', async (_, reply) => {
    const path = '/.well-known/security.txt';
    const lines = [
      `Contact: mailto:${brand.security_email ?? brand.email}`,
      `Expires: ${new Date(now().getTime() + VALID_MS).toISOString()}`,
      'Preferred-Languages: nl, en',
      `Canonical: ${new URL(path, appUrl).href}`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
  app.get('/.well-known/change-password', async (_, reply) =>
    reply.redirect('/profile/update-password', 303),
  );
}
