import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/read-config.ts';
import { apiDocumentFile } from '../config/paths.ts';
import { AppError } from '../wire/app-error.ts';
import { compressedFile, type SendFile } from './compressed-file.ts';
import { drawPage } from './draw-page.ts';
import type { OpenApi } from './open-api.ts';

const styleFile = path.join(import.meta.dirname, 'page/page.css');

/** Allows the style sheet alone. The page has no script, no picture but an empty icon, and nothing of another site. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGES = ['/docs', '/docs/'];
const DOCUMENT = '/openapi.json';

function refuse(): never {
  throw new AppError('not_found', {
    message: 'The page of the API is off on this site. Its operator turns it on with API_DOCS=on.',
  });
}

/** The document is public, as it is in the API package. Its page is, while `API_DOCS` is on. */
export async function serveApiDocs(
  api: FastifyInstance,
  { apiDocs }: Pick<Config, 'apiDocs'>,
): Promise<void> {
  // Parsing removes the spaces of the file, which are for readers of the repository.
  const document: OpenApi = JSON.parse(await readFile(apiDocumentFile, 'utf8'));
  const sendDocument = compressedFile(
    Buffer.from(JSON.stringify(document)),
    'application/json; charset=utf-8',
  );
  api.get(DOCUMENT, sendDocument);
  if (apiDocs === 'off') {
    for (const url of PAGES) api.get(url, refuse);
    return;
  }
  let page: SendFile | undefined;
  for (const url of PAGES) {
    api.get(url, (request, reply) => {
      // The first reader waits for the drawing, and not each start of a server.
      page ??= compressedFile(Buffer.from(drawPage(document)), 'text/html; charset=utf-8');
      return page(request, reply.header('content-security-policy', POLICY).header('x-frame-options', 'DENY'));
    });
  }
  api.get('/docs/page.css', compressedFile(await readFile(styleFile), 'text/css; charset=utf-8'));
}
