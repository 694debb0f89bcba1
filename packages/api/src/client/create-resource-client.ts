import type { Operation, Operations } from '@mijn/domain/wire';
import type { AnyInput, CallOptions, ResourceClient } from './call.ts';
import type { Send } from './create-send.ts';
import { addressOf } from './request-parts.ts';

const joined = (base: string, path: string): string => base.replace(/\/$/u, '') + path;

/**
 * A function for each call of a resource.
 * @typeParam Resource the resource's contract: it types input and answer; at run time the operations are enough.
 */
export function createResourceClient<Resource extends Record<string, Operation>>(
  operations: Operations,
  send: Send,
  baseAddress: string,
): ResourceClient<Resource> {
  const functionOf = (operation: Operation) =>
    operation.bytes
      ? (input: AnyInput) => joined(baseAddress, addressOf(operation, input))
      : (input: AnyInput, options?: CallOptions) => send(operation, input, options);
  const entries = Object.entries(operations).map(([name, operation]) => [name, functionOf(operation)]);
  return Object.fromEntries(entries);
}
