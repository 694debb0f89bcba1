export type { AnyInput, CallAnswer, CallInput, CallOptions, Connection } from './client/call.ts';
export { createConnection, type ConnectionOptions } from './client/connection.ts';
export {
  ApiFailure,
  canRetry,
  eventOf,
  fromResponse,
  isApiFailure,
  NETWORK_ERROR_TEXT,
  type ApiError,
  type ApiEvent,
  type ApiEvents,
} from './errors/errors.ts';
