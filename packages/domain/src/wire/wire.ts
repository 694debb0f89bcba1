import type { InferType, Schema } from 'yup';
import type { ErrorCode } from '../errors/errors.ts';

export declare const shape: unique symbol;

/** An operation of the API. It has no schemas, so that the browser does not load the validator to make a call. */
export interface Operation<S extends Shape = Shape> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path below the base URL; `{name}` is a placeholder for a parameter. */
  path: `/${string}`;
  /** Whether the response is a file, which supports range requests. */
  bytes?: true;
  /** Whether the body is multipart/form-data, with the fields of the body and one file named `file`. */
  upload?: true;
  isBackground?: true;
  /** Whether the call costs the server so much that it takes turns with the other costly calls of its member. */
  isCostly?: true;
  /** Whether a repeated call with the same Idempotency-Key creates nothing, and returns what the first call created. */
  isCreatedOnce?: true;
  needsNewToken?: boolean;
  /** Whether a 401 is an expected response to this call and does not end the session. */
  handlesUnauthenticated?: true;
  /** A field of every successful response, so that a client without the validator does not take another response for a change. */
  respondsWith?: string;
  readonly [shape]?: S;
}

/** The header of a call without an action of the member, which does not keep an idle session alive. */
export const BACKGROUND_HEADER = 'x-background';

/** The id of the user for whom a page was made. A change fails with `other_user` if another user has signed in meanwhile. */
export const USER_HEADER = 'x-user-id';

export type Operations = Record<string, Operation>;

export type ShapeOf<Op> = Op extends { readonly [shape]?: infer S } ? NonNullable<S> : never;

export type Typed<Ops, Own> = {
  [Name in keyof Ops]: Ops[Name] & { readonly [shape]?: Name extends keyof Own ? Own[Name] : never };
};

/** The shapes are imported as a type, so that they are not loaded with the operations: `defineOperations<typeof shapes>()({ … })`. */
export function defineOperations<Own extends Shapes>() {
  function define<const Ops extends Record<keyof Own, Operation>>(operations: Ops): Typed<Ops, Own>;
  function define(operations: Operations): Operations {
    return operations;
  }
  return define;
}

export type PathParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParamName<Rest>
  : never;

export type PathParams<Path extends string> = { [Name in PathParamName<Path>]: string };

/** @throws TypeError for `.` and `..`, which no encoding keeps from leading to another path. */
export function fillPath<Path extends string>(path: Path, params: PathParams<Path>): string {
  const values: Record<string, string> = params;
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(values[name] ?? '');
    if (/^\.\.?$/u.test(value)) throw new TypeError(`The parameter ${name} of ${path} can't be "${value}".`);
    return value;
  });
}

/** The bytes of an operation with `bytes`, or the address of another page. */
export type SentBytes =
  | 'file'
  | 'export'
  | 'photo'
  | 'picture'
  | 'thumbnail'
  | 'zip'
  | 'calendar'
  | 'csv'
  | 'pdf'
  | 'word'
  | 'events'
  | 'redirect';

export interface FileRules {
  limit: number;
  types: Readonly<Record<string, string>>;
}

/** The schemas of the input and output of an operation. Without `response`, the response is 204, or `sends` bytes. */
export interface Shape {
  query?: Schema;
  body?: Schema;
  /**
   * The limit of the body in bytes, if it is above the usual one. Then the server looks whether the thing of the call exists before it reads
   * the body.
   */
  bodyBytesMax?: number;
  response?: Schema;
  sends?: SentBytes;
  file?: FileRules;
  /** The status of a successful response. By default it is 200, or 204 without a response. */
  status?: 201 | 202;
  /** The errors of this operation itself, besides those of the gate. */
  errors?: readonly ErrorCode[];
}

export type ShapeFor<Op> = Shape &
  (Op extends { bytes: true } ? Required<Pick<Shape, 'sends'>> : unknown) &
  (Op extends { upload: true } ? Required<Pick<Shape, 'file'>> : unknown);

export type Shapes = Record<string, Shape>;

type Inferred<S> = S extends Schema ? InferType<S> : never;

export type QueryOf<S> = S extends { query: infer Q } ? Inferred<Q> : never;
export type BodyOf<S> = S extends { body: infer B } ? Inferred<B> : never;
export type ResponseOf<S> = S extends { response: infer A } ? Inferred<A> : void;
