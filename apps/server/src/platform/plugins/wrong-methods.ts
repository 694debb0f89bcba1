import type { Operation } from '@mijn/domain/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../wire/app-error.ts';
import { sendError } from './errors.ts';

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u');

function createMethodsOf(operations: readonly Operation[]): (path: string) => string[] {
  const methods = Map.groupBy(operations, ({ path }) => path);
  const patterns = [...methods].map(([path, some]) => ({
    pattern: patternOf(path),
    names: some.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
  }));
  return (path) => {
    const found = patterns.filter(({ pattern }) => pattern.test(path)).flatMap(({ names }) => names);
    return [...new Set(found)].toSorted();
  };
}

/**
 * Responds 405 with the methods of the path (RFC 9110 §15.5.6), or 404. Both have the code `not_found`, because no client
 * of the API acts on the difference. @param prefix the beginning of the paths of the API.
 */
export function createUnknownHandler(operations: readonly Operation[], prefix: string) {
  const methodsOf = createMethodsOf(operations);
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const [path = ''] = request.url.split('?');
    const methods = methodsOf(path.startsWith(prefix) ? path.slice(prefix.length) : path);
    // The router finds no operation for a parameter that is longer than an id or a token.
    if (methods.length === 0 || methods.includes(request.method))
      return sendError(new AppError('not_found'), reply);
    const error = new AppError('not_found', { message: 'This path has other methods: see Allow.' });
    return sendError(error, reply.header('allow', methods.join(', ')), 405);
  };
}
