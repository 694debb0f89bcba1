export type {
  AnyInput,
  CallResponse,
  CallInput,
  CallOptions,
  Connection,
  OnUploadProgress,
} from './client/call.ts';
export { createConnection, type ConnectionOptions } from './client/connection.ts';
export {
  type CheckedOperation,
  type Client,
  type ClientCall,
  type ClientCalls,
  type ClientEvent,
  type ClientEvents,
  type ClientOptions,
  type ClientToken,
  createClient,
} from './client/create-client.ts';
export { pages } from './client/pages.ts';
export { canRetry } from './errors/can-retry.ts';
export { fromResponse } from './errors/from-response.ts';
export {
  ApiFailure,
  type ApiFailureOf,
  eventOf,
  GENERAL_ERROR_TEXT,
  isApiFailure,
  NETWORK_ERROR_TEXT,
  type ApiError,
  type ApiErrorOf,
  type ApiEvent,
  type ApiEvents,
} from './errors/errors.ts';
