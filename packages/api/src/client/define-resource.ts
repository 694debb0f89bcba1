import type { Operations } from '@mijn/domain/wire';
import type { ResourceClient } from './call.ts';
import type { Connection } from './create-connection.ts';
import { createResourceClient } from './create-resource-client.ts';

/** The operations that a contract was made of, so that they can't be those of another resource. */
type OperationsOf<Contract extends Operations> = {
  [Name in keyof Contract]: Pick<Contract[Name], 'method' | 'path'>;
};

/**
 * The calls of a resource over a connection. They are made once for each connection, so that hooks can depend on them.
 * @typeParam Contract types input and answer; at run time the operations are enough.
 */
export function defineResource<Contract extends Operations>(
  operations: OperationsOf<Contract> & Operations,
): (connection: Connection) => ResourceClient<Contract> {
  const clients = new WeakMap<Connection, ResourceClient<Contract>>();
  return (connection) => {
    const { send, baseAddress } = connection;
    const client = clients.get(connection) ?? createResourceClient<Contract>(operations, send, baseAddress);
    clients.set(connection, client);
    return client;
  };
}
