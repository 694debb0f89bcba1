import type { InferType, Schema } from 'yup';
import type { ErrorCode } from '../errors/index.ts';
import type { Operations } from './operation.ts';

/** What goes in and comes out of one call. A call without `answer` answers 204, or a file's bytes. */
export interface Shape {
  query?: Schema;
  body?: Schema;
  answer?: Schema;
  /** The status of success; 200, or 204 without an answer, where it is not given. */
  status?: 201 | 202;
  /** The errors that are this call's own, besides those of the gates it passes. */
  errors?: readonly ErrorCode[];
}

/** The shapes of a resource's calls by name. */
export type Shapes = Record<string, Shape>;

/** A resource's calls with their shapes: method and path from the operations, schemas beside them. */
export type Contract<Ops extends Operations, Own extends Record<keyof Ops, Shape>> = {
  [Name in keyof Ops]: Ops[Name] & Own[Name];
};

/** Joins a resource's operations with the shapes of their input and output. */
export function defineContract<Ops extends Operations, Own extends Record<keyof Ops, Shape>>(
  operations: Ops,
  shapes: Own,
): Contract<Ops, Own> {
  const names: (keyof Ops)[] = Object.keys(operations);
  const entries = names.map((name) => [name, { ...operations[name], ...shapes[name] }]);
  return Object.fromEntries(entries);
}

type Inferred<S> = S extends Schema ? InferType<S> : never;

export type QueryOf<S> = S extends { query: infer Q } ? Inferred<Q> : never;
export type BodyOf<S> = S extends { body: infer B } ? Inferred<B> : never;
export type AnswerOf<S> = S extends { answer: infer A } ? Inferred<A> : void;
