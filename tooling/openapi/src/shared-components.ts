import { type Header, type Parameter, refTo, type Response } from './open-api.ts';

export const headers: Readonly<Record<string, Header>> = {
  RetryAfter: {
    description: 'The number of seconds to wait before the call is repeated.',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  },
  WWWAuthenticate: {
    description:
      'What is wrong with the access token of the call: `Bearer error="invalid_token"` or `Bearer error="insufficient_scope"`. It is missing for a call without a token.',
    schema: { type: 'string' },
  },
  SetCookie: {
    description:
      'The session cookie (HttpOnly, SameSite=Lax), and the cookie `XSRF-TOKEN` with its anti-forgery token, which scripts read. A logout clears both.',
    schema: { type: 'string' },
  },
};

/** The request headers that several operations accept, besides those of bytes. */
export const parameters: Readonly<Record<string, Parameter>> = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A text that the client chooses, such as a UUID. A repeated call with the same key creates nothing, and returns what the first call created. A key that came with another call or body is refused with `validation_failed`.',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  },
  Background: {
    name: 'X-Background',
    in: 'header',
    description:
      'Any value says that the call happens without an action of the member. It keeps no idle session alive.',
    schema: { type: 'string' },
  },
  User: {
    name: 'X-User-Id',
    in: 'header',
    description:
      'The id of the user for whom the page of the call was made. If another user is signed in, the call does nothing, and fails with `other_user`.',
    schema: { type: 'string', format: 'uuid' },
  },
};

export const responses: Readonly<Record<string, Response>> = {
  RangeNotSatisfiable: {
    description: 'The file has no such range.',
    headers: { 'Content-Range': refTo('headers', 'ContentRange') },
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ValidationFailedError' } } },
  },
};
