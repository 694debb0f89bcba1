import type { JsonSchema } from '@mijn/domain/validation';
import type { FileRules } from '@mijn/domain/wire';
import { Skipped } from './outcomes.ts';
import type { KitOperation } from './operations.ts';

/** An id that no row has. It is fixed, so that it can be recognised in the log of a back end. */
export const UNKNOWN_ID = '0c0f0e0d-0000-7000-8000-c0f0e0d00000';

/** The name of a field that no contract has. */
export const UNKNOWN_FIELD = 'field_of_no_contract';

/** The text of what the kit creates. Members may see it for a moment, so it is Dutch. */
const TEXT = 'Test van de aansluiting, wordt meteen verwijderd';

function sampleText(name: string, { format, minLength = 0, maxLength = TEXT.length }: JsonSchema): string {
  if (format === 'uuid') throw new Skipped(`the kit has no id for the field ${name}`);
  if (format === 'date-time') return '2026-06-10T12:00:00.000Z';
  return TEXT.slice(0, maxLength).padEnd(minLength, '.');
}

function sampleValue(name: string, schema: JsonSchema): unknown {
  // A draft is what nobody else sees.
  if (schema.enum) return schema.enum.find((value) => value === 'draft') ?? schema.enum[0];
  if (schema.nullable) return null;
  if (schema.type === 'string') return sampleText(name, schema);
  if (schema.type === 'boolean') return false;
  if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 1;
  if (schema.type === 'object') return sampleBody(schema);
  if (schema.type === 'array' && !schema.minItems) return [];
  throw new Skipped(`the kit has no value for the field ${name}`);
}

/** Choices are false, null or empty, so that nobody is mailed. */
export function sampleBody({ properties = {}, required = [] }: JsonSchema = {}): Record<string, unknown> {
  return Object.fromEntries(required.map((name) => [name, sampleValue(name, properties[name] ?? {})]));
}

/** Only required search texts are filled in. */
export function sampleQuery({ query }: KitOperation): Record<string, string> {
  const names = query?.required ?? [];
  const unknown = names.find((name) => name !== 'q');
  if (unknown !== undefined) throw new Skipped(`the kit has no value for the field ${unknown} of the query`);
  return Object.fromEntries(names.map((name) => [name, 'vergadering']));
}

function createPdf(): string {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Resources << >> >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return `${text}xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
}

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Returns a small valid file that an upload accepts. @throws Skipped if the kit can make none. */
export function sampleFile({ types }: FileRules): File {
  if (types['pdf'] !== undefined) return new File([createPdf()], 'conformance.pdf', { type: types['pdf'] });
  if (types['png'] !== undefined) {
    return new File([new Uint8Array(Buffer.from(PNG, 'base64'))], 'conformance.png', { type: types['png'] });
  }
  throw new Skipped(`the kit makes no file with an extension of ${Object.keys(types).join(', ')}`);
}

export function formOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}
