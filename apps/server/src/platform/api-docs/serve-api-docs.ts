import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/read-config.ts';
import { apiDocumentFile } from '../config/paths.ts';
import { compressedFile } from './compressed-file.ts';

const viewerFolder = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const pageFolder = path.join(import.meta.dirname, 'page');

/** Allows only the page's own files. Swagger UI styles through the DOM, and has icons as `data:` (docs/decisions/0182). */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const files: Readonly<Record<string, { file: string; mediaType: string }>> = {
  'start.js': { file: path.join(pageFolder, 'start.js'), mediaType: 'text/javascript; charset=utf-8' },
  'page.css': { file: path.join(pageFolder, 'page.css'), mediaType: 'text/css; charset=utf-8' },
  'swagger-ui-bundle.js': {
    file: path.join(viewerFolder, 'swagger-ui-bundle.js'),
    mediaType: 'text/javascript; charset=utf-8',
  },
  'swagger-ui.css': { file: path.join(viewerFolder, 'swagger-ui.css'), mediaType: 'text/css; charset=utf-8' },
};

/** The document and its page are public, because the document is public in the API package. `API_DOCS=off` ends both. */
export async function serveApiDocs(
  api: FastifyInstance,
  { apiDocs }: Pick<Config, 'apiDocs'>,
): Promise<void> {
  if (apiDocs === 'off') return;
  // Parsing removes the spaces of the file, which are for readers of the repository.
  const document: unknown = JSON.parse(await readFile(apiDocumentFile, 'utf8'));
  const sendDocument = compressedFile(
    Buffer.from(JSON.stringify(document)),
    'application/json; charset=utf-8',
  );
  const sendPage = compressedFile(
    await readFile(path.join(pageFolder, 'index.html')),
    'text/html; charset=utf-8',
  );
  api.get('/openapi.json', sendDocument);
  for (const url of ['/docs', '/docs/']) {
    api.get(url, (request, reply) =>
      sendPage(request, reply.header('content-security-policy', POLICY).header('x-frame-options', 'DENY')),
    );
  }
  for (const [name, { file, mediaType }] of Object.entries(files)) {
    api.get(`/docs/${name}`, compressedFile(await readFile(file), mediaType));
  }
}
