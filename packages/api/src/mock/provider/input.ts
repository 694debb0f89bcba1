import { toJsonSchema, validate } from '@mijn/domain/validation';
import type { FileRules, Shape } from '@mijn/domain/wire';
import { extensionOf } from '@mijn/domain/uploads';
import type { Call } from '../call/mock-call.ts';
import { Refusal } from '../call/refusal.ts';

type Schema = NonNullable<Shape['body']>;

export interface Input {
  query: URLSearchParams;
  body: unknown;
  file: File | undefined;
}

function faultOfFile({ limit, types }: FileRules, file: File | undefined): Refusal | undefined {
  if (!file) return new Refusal('validation_failed', { errors: { file: [{ code: 'required' }] } });
  if (!Object.hasOwn(types, extensionOf(file.name))) return new Refusal('unsupported_file_type');
  if (file.size > limit) return new Refusal('payload_too_large', { params: { limit } });
  return file.size === 0 ? new Refusal('file_empty') : undefined;
}

/** Returns the fields of a form. A field that the contract declares as a list is one, also with one value. */
function fieldsOf(form: FormData, schema: Schema): Record<string, unknown> {
  const { properties = {} } = toJsonSchema(schema);
  const names = [...new Set(form.keys())].filter((name) => name !== 'file');
  const valueOf = (name: string) =>
    properties[name]?.type === 'array' || form.getAll(name).length > 1 ? form.getAll(name) : form.get(name);
  return Object.fromEntries(names.map((name) => [name, valueOf(name)] as const));
}

async function sentBy(request: Request, { upload, body }: Call): Promise<Omit<Input, 'query'>> {
  if (!body) return { body: undefined, file: undefined };
  if (!upload) {
    const sent: unknown = await request
      .clone()
      .json()
      // No schema accepts null. Without a body, one without required fields would be accepted.
      .catch(() => null);
    return { body: sent, file: undefined };
  }
  const form = await request
    .clone()
    .formData()
    .catch(() => new FormData());
  const file = form.get('file');
  return { body: fieldsOf(form, body), file: file instanceof File ? file : undefined };
}

export async function inputOf(request: Request, operation: Call): Promise<Input | Refusal> {
  const query = new URL(request.url).searchParams;
  const sent = await sentBy(request, operation);
  const checks = [
    operation.query && (await validate(operation.query, Object.fromEntries(query), 'cast')),
    operation.body && (await validate(operation.body, sent.body, 'cast')),
  ];
  for (const check of checks) {
    if (check && !check.ok) return new Refusal('validation_failed', { errors: check.errors });
  }
  const refused = operation.file && faultOfFile(operation.file, sent.file);
  if (refused) return refused;
  const [, body] = checks;
  return { query, body: body?.ok ? body.value : undefined, file: sent.file };
}
