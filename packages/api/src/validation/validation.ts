import type { FieldErrors } from '@mijn/domain/errors';
import { validate } from '@mijn/domain/validation';
import type { Operation, Operations, Shape } from '@mijn/domain/wire';
import type { CheckedOperation } from '../client/create-client.ts';
import { ApiFailure } from '../errors/errors.ts';

/** The failure of a call whose response does not match the contract. The call itself succeeded. */
export class ResponseMismatch extends ApiFailure {
  override name = 'ResponseMismatch';
  readonly operation: Operation;
  /** The errors by the path of the field, such as `data[0].start_date`. */
  readonly errors: FieldErrors;

  constructor(operation: Operation, errors: FieldErrors) {
    const { method, path } = operation;
    const message = `The response of ${method} ${path} breaks the contract: ${Object.keys(errors).join(', ')}.`;
    super({ kind: 'invalid_response', message, errors });
    this.operation = operation;
    this.errors = errors;
  }
}

function withCheck(operation: Operation & Shape): CheckedOperation {
  const { response: schema } = operation;
  if (!schema) return operation;
  return {
    ...operation,
    check: async (response) => {
      const validation = await validate(schema, response, 'strict');
      if (!validation.ok) throw new ResponseMismatch(operation, validation.errors);
    },
  };
}

/**
 * Returns operations that check their responses: `createClient({ resources: { todos: validated(todosContract) }, … })` with
 * `todosContract` of `@mijn/domain/todos/contract`. This loads the validator, so it is for tests and for trying a back end.
 * @throws ResponseMismatch from a call whose response lacks a field. A further field is no error.
 */
export function validated<Contract extends Operations>(contract: Contract): Contract;
export function validated(contract: Record<string, Operation & Shape>): Operations {
  return Object.fromEntries(
    Object.entries(contract).map(([name, operation]) => [name, withCheck(operation)]),
  );
}
