import type { ResponseOf, BodyOf, Operation, PathParamName, QueryOf, ShapeOf } from '@mijn/domain/wire';
import type { ApiEvents } from '../errors/errors.ts';

type ParamsInput<Path extends string> = [PathParamName<Path>] extends [never]
  ? unknown
  : { params: { [Name in PathParamName<Path>]: string } };
type Fields<Query> = { [Name in keyof Query]?: Query[Name] | undefined };
type QueryInput<S> = S extends { query: unknown } ? { query?: Fields<QueryOf<S>> | undefined } : unknown;
type BodyInput<S> = S extends { body: unknown } ? { body: BodyOf<S> } : unknown;
type FileInput<Op> = Op extends { upload: true } ? { file: File } : unknown;

export type CallInput<Op extends Operation> = ParamsInput<Op['path']> &
  QueryInput<ShapeOf<Op>> &
  BodyInput<ShapeOf<Op>> &
  FileInput<Op>;

/** The response of a call. A file is the response itself, so that the caller can stream it. */
export type CallResponse<Op extends Operation> = Op extends { bytes: true }
  ? Response
  : ResponseOf<ShapeOf<Op>>;

/** Receives the progress of an upload as a share from 0 to 1. */
export type OnUploadProgress = (share: number) => void;

export interface CallOptions {
  signal?: AbortSignal;
  /** Reports the progress of an upload. */
  onProgress?: OnUploadProgress;
  /**
   * The key of the call. A retry with the same key does not create a second resource. `createClient` makes one for each call of an
   * operation with `isCreatedOnce`; give one to make the same call again later.
   */
  idempotencyKey?: string;
  /** Whether the call happens without an action of the member, so that it does not keep an idle session alive. */
  isBackground?: boolean;
}

type Scalar = string | number | boolean;

export interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, Scalar | null | undefined> | undefined;
  body?: Record<string, Scalar | readonly Scalar[] | null | undefined>;
  file?: File;
}

/** A connection that makes calls to one back end. It has no code for single resources; the operation determines the request. */
export interface Connection {
  /** The errors of all calls that the whole application must handle. */
  events: ApiEvents;
  /**
   * Makes a call. The response of a call without one is undefined.
   * @throws ApiFailure if the call fails for any reason.
   */
  call<Op extends Operation>(
    operation: Op,
    input: CallInput<Op>,
    options?: CallOptions,
  ): Promise<CallResponse<Op>>;
  urlOf<Op extends Operation>(operation: Op, input: CallInput<Op>): string;
}
