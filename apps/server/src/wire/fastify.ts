import type { CallAccess } from './access.ts';
import type { Caller } from './caller.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Under test every answer is validated against its contract. */
    validatesAnswers: boolean;
  }
  interface FastifyRequest {
    /** The session that the cookie names; undefined when nobody is signed in. */
    caller: Caller | undefined;
  }
  interface FastifyContextConfig {
    access?: CallAccess;
  }
}
