import type { FastifyRequest } from 'fastify';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Returns whether a call may change something. */
export const isChange = ({ method }: Pick<FastifyRequest, 'method'>): boolean => !SAFE_METHODS.has(method);
