import type { FastifyRequest } from 'fastify';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export const isChange = ({ method }: Pick<FastifyRequest, 'method'>): boolean => !SAFE_METHODS.has(method);
