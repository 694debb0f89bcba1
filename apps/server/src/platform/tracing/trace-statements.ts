import type pg from 'pg';
import { isInSpan, type Span, startSpan } from './tracing.ts';

const TEXT_MAX = 2000;

/** Matches the literals of SQL, which are left out in case they are values. Parameters are not in the text. */
const LITERAL = /'(?:[^']|'')*'/gu;

export const textWithoutValues = (text: string): string =>
  text.replaceAll(LITERAL, '?').replaceAll(/\s+/gu, ' ').trim().slice(0, TEXT_MAX);

function statementIn(argument: unknown): { text: string; name?: string } | undefined {
  if (typeof argument === 'string') return { text: argument };
  if (typeof argument !== 'object' || argument === null || 'submit' in argument) return undefined;
  if (!('text' in argument) || typeof argument.text !== 'string') return undefined;
  const { text } = argument;
  return 'name' in argument && typeof argument.name === 'string' ? { text, name: argument.name } : { text };
}

function spanFor(argument: unknown): Span | undefined {
  const statement = isInSpan() ? statementIn(argument) : undefined;
  if (!statement) return undefined;
  const text = textWithoutValues(statement.text);
  const name = statement.name ?? text.split(' ', 1)[0]?.toLowerCase() ?? 'statement';
  return startSpan(`sql ${name}`, {
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
  });
}

/** Makes a span of each statement of a pool or a connection that is a part of another span. */
function traceQueries(target: pg.Pool | pg.ClientBase): void {
  const query: unknown = Reflect.get(target, 'query');
  if (typeof query !== 'function') return;
  Object.assign(target, {
    query: (...args: unknown[]): unknown => {
      // The pool itself calls its connections with a callback. Those statements have the span of the pool.
      const span = typeof args.at(-1) === 'function' ? undefined : spanFor(args[0]);
      const result: unknown = Reflect.apply(query, target, args);
      if (span) {
        Promise.resolve(result).then(
          () => span.end(),
          (fault: unknown) => span.end(fault),
        );
      }
      return result;
    },
  });
}

/** Makes spans of the statements of a pool: a span lasts from the call, with the wait for a connection, until the response. */
export function traceStatements(pool: pg.Pool): void {
  traceQueries(pool);
  pool.on('connect', traceQueries);
}
