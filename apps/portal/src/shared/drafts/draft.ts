export type FormValues = Record<string, string | boolean | readonly string[]>;

export interface FileName {
  name: string;
  /** The size in bytes. */
  size: number;
  /** The id of the staged file, if the file was uploaded. Such a file does not have to be selected again. */
  id?: string | undefined;
}

export interface DraftContent {
  values: FormValues;
  base: FormValues;
  version?: number | undefined;
  files: readonly FileName[];
}

export interface Draft extends DraftContent {
  /** The time of the last change, or of the discard of a discarded draft, as an ISO date-time. */
  savedAt: string;
  /** The time of the last change of a draft that was discarded later. */
  writtenAt?: string | undefined;
  /** The first part of the idempotency keys of what is sent from the draft. */
  attempt?: string | undefined;
  /** Whether a submit failed. Such a form opens again automatically, once. */
  isUnsent?: boolean | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

const isField = (value: unknown): value is FormValues[string] =>
  isText(value) || typeof value === 'boolean' || (Array.isArray(value) && value.every(isText));

const isValues = (value: unknown): value is FormValues =>
  isRecord(value) && Object.values(value).every(isField);

const isFile = (value: unknown): value is FileName =>
  isRecord(value) &&
  isText(value['name']) &&
  typeof value['size'] === 'number' &&
  (value['id'] === undefined || isText(value['id']));

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  isValues(value['values']) &&
  isValues(value['base']) &&
  (value['writtenAt'] === undefined || isText(value['writtenAt'])) &&
  (value['attempt'] === undefined || isText(value['attempt'])) &&
  (value['version'] === undefined || typeof value['version'] === 'number') &&
  (value['isUnsent'] === undefined || typeof value['isUnsent'] === 'boolean') &&
  Array.isArray(value['files']) &&
  value['files'].every(isFile) &&
  isText(value['savedAt']) &&
  !Number.isNaN(Date.parse(value['savedAt']));

/** Returns undefined for a text that is no valid draft, such as one of an earlier version of the portal. */
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

export const isSame = (one: FormValues, other: FormValues): boolean =>
  Object.keys({ ...one, ...other }).every((name) => isSameField(one[name], other[name]));

/** Matches the names of fields with secrets. Secrets are never stored in a draft. */
const SECRET = /password|secret|token|^code$/iu;

export const withoutSecrets = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !SECRET.test(name)));
