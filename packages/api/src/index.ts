export { createClient, type ApiClient } from './client/create-client.ts';
export { createConnection, type Connection, type ConnectionOptions } from './client/create-connection.ts';
export { defineResource } from './client/define-resource.ts';
export { baseAddressFor, type BaseAddresses } from './client/base-address.ts';
export type { CallInput, CallOptions, ResourceClient } from './client/call.ts';
export { ApiFailure, canRetry, isApiFailure, type ApiError } from './errors/api-error.ts';
export { NETWORK_ERROR_TEXT } from './texts/network-error-text.ts';
export { type ApiEvent, type ApiEvents, eventOf } from './events/api-events.ts';
