import { isDeepStrictEqual } from 'node:util';
import { withoutBidiControls } from '@mijn/domain/texts';
import { toJsonSchema, validate } from '@mijn/domain/validation';
import { build } from 'fast-json-stringify';
import type { Schema } from 'yup';

/**
 * Makes the serialiser of an answer: only what the contract declares goes over the wire, and no text of it holds a control
 * of its direction, whatever way it came into the database (docs/decisions/0119).
 */
export function answerSerialiser(answer: Schema): (value: unknown) => string {
  const serialise = build({ ...toJsonSchema(answer) });
  return (value) => withoutBidiControls(serialise(value));
}

/**
 * Validates an answer against its contract: right types, nothing missing, no unknown field. For tests.
 * @throws Error that names the faults.
 */
export async function validateAnswer(
  call: string,
  answer: Schema,
  value: unknown,
  serialised: string,
): Promise<void> {
  const sent: unknown = JSON.parse(serialised);
  const meant: unknown = JSON.parse(withoutBidiControls(JSON.stringify(value)));
  if (!isDeepStrictEqual(sent, meant)) {
    throw new Error(
      `${call} answers what its contract does not declare: ${JSON.stringify(meant)} became ${serialised}`,
    );
  }
  const result = await validate(answer, sent, 'strict');
  if (!result.ok) throw new Error(`${call} breaks its contract: ${JSON.stringify(result.errors)}`);
}
