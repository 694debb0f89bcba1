import type { FastifyInstance } from 'fastify';
import { AppError } from '../wire/app-error.ts';

/** The deepest nesting of lists and objects that is parsed. Contracts need five. */
const DEPTH_MAX = 20;

/** The most values that are parsed. The largest valid body, of all votes of a ballot, has a fifth of them. */
const VALUES_MAX = 60_000;

const codeOf = (sign: string): number => sign.charCodeAt(0);
const [QUOTE, BACKSLASH, COMMA] = ['"', '\\', ','].map(codeOf);
const [LIST, OBJECT, END_OF_LIST, END_OF_OBJECT] = ['[', '{', ']', '}'].map(codeOf);

/** Returns the place of the quote that ends a text of JSON, or a place after the end. @param from the place of the quote that begins it. */
function endOfText(json: string, from: number): number {
  let at = from + 1;
  while (at < json.length && json.charCodeAt(at) !== QUOTE) at += json.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}

/** Returns whether parsing JSON takes no longer than reading its letters: it is not nested deeply, and has not too many values. */
export function isQuicklyParsed(json: string): boolean {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (sign === QUOTE) at = endOfText(json, at);
    else if (sign === COMMA) values += 1;
    else if (sign === END_OF_LIST || sign === END_OF_OBJECT) depth -= 1;
    else if (sign === LIST || sign === OBJECT) {
      depth += 1;
      values += 1;
    }
    if (depth > DEPTH_MAX || values > VALUES_MAX) return false;
  }
  return true;
}

/** Refuses JSON whose parser would hold up all other calls (docs/decisions/0202). */
export function readQuickJson(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error');
  api.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isQuicklyParsed(body)) {
      void parse(request, body, done);
      return;
    }
    done(
      new AppError('validation_failed', {
        message: `JSON with more than ${DEPTH_MAX} levels or ${VALUES_MAX} values is not read.`,
        errors: { '': [{ code: 'invalid' }] },
      }),
    );
  });
}
