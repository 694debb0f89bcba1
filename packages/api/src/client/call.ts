import type { AnswerOf, BodyOf, Operation, PathParamName, PathParams, QueryOf } from '@mijn/domain/wire';
import type { OnUploadProgress } from './upload-fetch.ts';

type ParamsInput<Path extends string> = [PathParamName<Path>] extends [never]
  ? unknown
  : { params: PathParams<Path> };
type QueryInput<Op> = Op extends { query: unknown } ? { query?: Partial<QueryOf<Op>> } : unknown;
type BodyInput<Op> = Op extends { body: unknown } ? { body: BodyOf<Op> } : unknown;
type FileInput<Op> = Op extends { upload: true } ? { file: File } : unknown;

/** What a call needs: the parameters of its path, its query, its body and its file, as far as it has them. */
export type CallInput<Op extends Operation> = ParamsInput<Op['path']> &
  QueryInput<Op> &
  BodyInput<Op> &
  FileInput<Op>;

export interface CallOptions {
  /** Cancels the call. */
  signal?: AbortSignal;
  /** Tells how far an upload is. */
  onProgress?: OnUploadProgress;
  /** A retry with the same key creates nothing twice (decisions §2). */
  idempotencyKey?: string;
}

type Scalar = string | number | boolean;

/** What any call can be given, for the code that serves them all. */
export interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, Scalar | null | undefined>;
  body?: Record<string, Scalar | readonly Scalar[] | null | undefined>;
  file?: File;
}

type Call<Op extends Operation> = (input: CallInput<Op>, options?: CallOptions) => Promise<AnswerOf<Op>>;
type Address<Op extends Operation> = (input: CallInput<Op>) => string;

/** A resource's calls as functions. A call whose answer is a file is the address of that file. */
export type ResourceClient<Resource extends Record<string, Operation>> = {
  [Name in keyof Resource]: Resource[Name] extends { bytes: true }
    ? Address<Resource[Name]>
    : Call<Resource[Name]>;
};
