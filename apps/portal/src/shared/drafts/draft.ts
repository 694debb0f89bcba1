/** What the fields of a form hold, by name. */
export type FormValues = Record<string, string | readonly string[]>;

/** A chosen file, of which a browser keeps no more than this. */
export interface FileName {
  name: string;
  /** Bytes. */
  size: number;
}

/** What was typed in a form and not saved. */
export interface DraftContent {
  values: FormValues;
  /** What the form held before anything was typed. */
  base: FormValues;
  /** The version that the form started with, of what it edits. */
  version?: number | undefined;
  files: readonly FileName[];
}

export interface Draft extends DraftContent {
  /** ISO date-time of the last change. */
  savedAt: string;
  /** Whether the form was sent and did not arrive: it opens again by itself, once. */
  isUnsent?: boolean | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

const isValues = (value: unknown): value is FormValues =>
  isRecord(value) &&
  Object.values(value).every((field) => isText(field) || (Array.isArray(field) && field.every(isText)));

const isFile = (value: unknown): value is FileName =>
  isRecord(value) && isText(value['name']) && typeof value['size'] === 'number';

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  isValues(value['values']) &&
  isValues(value['base']) &&
  (value['version'] === undefined || typeof value['version'] === 'number') &&
  (value['isUnsent'] === undefined || typeof value['isUnsent'] === 'boolean') &&
  Array.isArray(value['files']) &&
  value['files'].every(isFile) &&
  isText(value['savedAt']) &&
  !Number.isNaN(Date.parse(value['savedAt']));

/** Reads a stored draft; undefined for anything else, such as one of an earlier version of the portal. */
export function parseDraft(text: string): Draft | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isSameField = (one: FormValues[string] | undefined, other: FormValues[string] | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether two states of a form hold the same. */
export const isSame = (one: FormValues, other: FormValues): boolean =>
  Object.keys({ ...one, ...other }).every((name) => isSameField(one[name], other[name]));

/** A secret is never kept, whatever form asks for it. */
const SECRET = /password|secret|token|^code$/iu;

/** The values that may be kept. */
export const withoutSecrets = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !SECRET.test(name)));
