import { fillPath, type Operation } from '@mijn/domain/wire';
import type { AnyInput } from './call.ts';

function searchOf(query: NonNullable<AnyInput['query']> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.append(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}

/** The path below the base address, with its parameters and its query. Values that are not set are left out. */
export function addressOf({ path }: Operation, { params = {}, query }: AnyInput): string {
  return fillPath<string>(path, params) + searchOf(query);
}

function formOf(body: NonNullable<AnyInput['body']>, file: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    const values = typeof value === 'object' && value !== null ? value : [value];
    for (const one of values) if (one !== undefined && one !== null) form.append(name, String(one));
  }
  form.append('file', file);
  return form;
}

/** The body of a call as ky takes it: nothing, JSON, or a form with a file. */
export function bodyOf({ body, file }: AnyInput): { json?: unknown; body?: FormData } {
  if (file) return { body: formOf(body ?? {}, file) };
  return body ? { json: body } : {};
}
