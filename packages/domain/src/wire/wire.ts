import type { InferType, Schema } from 'yup';
import type { ErrorCode } from '../errors/errors.ts';

/** Carries the types of an operation. It exists for the compiler alone. */
declare const shape: unique symbol;

/** One call of the API. Without schemas, so that the browser loads no validator to make a call. */
export interface Operation<S extends Shape = Shape> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the base address; `{name}` stands for a parameter. */
  path: `/${string}`;
  /** The answer is a file: its bytes, with ranges. */
  bytes?: true;
  /** The body is multipart/form-data: the fields of the body, and one file named `file`. */
  upload?: true;
  /** The client fetches a new anti-forgery token before this call (specification §7). */
  needsNewToken?: true;
  /** A 401 is an answer to this call itself, and not the end of a session. */
  handlesUnauthenticated?: true;
  readonly [shape]?: S;
}

/** The calls of one resource by name. */
export type Operations = Record<string, Operation>;

/** The types of what goes in and comes out of an operation. */
export type ShapeOf<Op> = Op extends { readonly [shape]?: infer S } ? NonNullable<S> : never;

/** Operations that know the types of their shapes. */
type Typed<Ops, Own> = {
  [Name in keyof Ops]: Ops[Name] & { readonly [shape]?: Name extends keyof Own ? Own[Name] : never };
};

/**
 * The operations of a resource, with the types of their contract: `defineOperations<typeof shapes>()({ … })`. The shapes are
 * imported as a type, so that they are not loaded with the operations.
 */
export function defineOperations<Own extends Shapes>() {
  function define<const Ops extends Record<keyof Own, Operation>>(operations: Ops): Typed<Ops, Own>;
  function define(operations: Operations): Operations {
    return operations;
  }
  return define;
}

/** The names between braces in a path: `'association_id' | 'document_id'`. */
export type PathParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParamName<Rest>
  : never;

/** What a path needs to become an address. */
export type PathParams<Path extends string> = { [Name in PathParamName<Path>]: string };

/** The path with every `{name}` filled in and encoded. */
export function fillPath<Path extends string>(path: Path, params: PathParams<Path>): string {
  const values: Record<string, string> = params;
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

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

type Inferred<S> = S extends Schema ? InferType<S> : never;

export type QueryOf<S> = S extends { query: infer Q } ? Inferred<Q> : never;
export type BodyOf<S> = S extends { body: infer B } ? Inferred<B> : never;
export type AnswerOf<S> = S extends { answer: infer A } ? Inferred<A> : void;
