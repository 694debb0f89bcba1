import type {
  AnswerOf,
  BodyOf,
  Operation,
  PathParamName,
  PathParams,
  QueryOf,
  ShapeOf,
} from '@mijn/domain/wire';
import type { ApiEvents } from '../errors/errors.ts';
import type { OnUploadProgress } from './upload-fetch.ts';

type ParamsInput<Path extends string> = [PathParamName<Path>] extends [never]
  ? unknown
  : { params: PathParams<Path> };
type Fields<Query> = { [Name in keyof Query]?: Query[Name] | undefined };
type QueryInput<S> = S extends { query: unknown } ? { query?: Fields<QueryOf<S>> | undefined } : unknown;
type BodyInput<S> = S extends { body: unknown } ? { body: BodyOf<S> } : unknown;
type FileInput<Op> = Op extends { upload: true } ? { file: File } : unknown;

/** What a call needs: the parameters of its path, its query, its body and its file, as far as it has them. */
export type CallInput<Op extends Operation> = ParamsInput<Op['path']> &
  QueryInput<ShapeOf<Op>> &
  BodyInput<ShapeOf<Op>> &
  FileInput<Op>;

/** What a call answers. */
export type CallAnswer<Op extends Operation> = AnswerOf<ShapeOf<Op>>;

export interface CallOptions {
  /** Cancels the call. */
  signal?: AbortSignal;
  /** Reports the progress of an upload. */
  onProgress?: OnUploadProgress;
  /** A retry with the same key creates nothing twice (decisions §2). */
  idempotencyKey?: string;
}

type Scalar = string | number | boolean;

/** The input of any call, for code that does not know the operation. */
export interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, Scalar | null | undefined> | undefined;
  body?: Record<string, Scalar | readonly Scalar[] | null | undefined>;
  file?: File;
}

/** Makes the calls to one back end. It knows no resource: the operation says what is called. */
export interface Connection {
  /** What the whole application must react to, whatever call it came from. */
  events: ApiEvents;
  /**
   * Makes a call.
   * @returns the answer; undefined for a call without one.
   * @throws ApiFailure for whatever goes wrong.
   */
  call<Op extends Operation>(
    operation: Op,
    input: CallInput<Op>,
    options?: CallOptions,
  ): Promise<CallAnswer<Op>>;
  /** The address of an operation, for one whose answer is a file. */
  urlOf<Op extends Operation>(operation: Op, input: CallInput<Op>): string;
}
