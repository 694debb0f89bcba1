/** The part of a File that the rule looks at. */
export interface UploadCandidate {
  name: string;
  /** The media type as the browser gives it; empty when it does not know. */
  type: string;
}

function matches({ name, type }: UploadCandidate, accepted: string): boolean {
  const entry = accepted.trim().toLowerCase();
  if (entry.startsWith('.')) return name.toLowerCase().endsWith(entry);
  const mediaType = type.toLowerCase();
  return entry.endsWith('/*') ? mediaType.startsWith(entry.slice(0, -1)) : mediaType === entry;
}

/**
 * Whether a file may be uploaded (specification §5): by extension for entries that start with a dot, whatever the
 * capitals, or by media type (`image/*` for all of a kind). An empty list accepts everything.
 */
export function acceptsFile(file: UploadCandidate, accepted: readonly string[]): boolean {
  return accepted.length === 0 || accepted.some((entry) => matches(file, entry));
}

/** Parts chosen or dropped files into those to upload and those to reject, each in their order. */
export function partitionFiles<F extends UploadCandidate>(
  files: readonly F[],
  accepted: readonly string[],
): { valid: F[]; invalid: F[] } {
  return {
    valid: files.filter((file) => acceptsFile(file, accepted)),
    invalid: files.filter((file) => !acceptsFile(file, accepted)),
  };
}

/** The files of an upload field after a choice: appended in multiple-file mode, replaced otherwise (specification §5). */
export function addFiles<F extends UploadCandidate>(
  current: readonly F[],
  chosen: readonly F[],
  isMultiple: boolean,
): readonly F[] {
  if (chosen.length === 0) return current;
  return isMultiple ? [...current, ...chosen] : chosen.slice(0, 1);
}

/** What the archive takes, by extension: the media type that its name and its content must both agree with (decisions §7). */
export const documentTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
} as const;

export type DocumentExtension = keyof typeof documentTypes;

/** The extension of a file name in lower case, without the dot; empty when it has none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}

/** Narrows an extension to those that the archive takes. */
export function isDocumentExtension(extension: string): extension is DocumentExtension {
  return Object.hasOwn(documentTypes, extension);
}

/** The archive's types as entries of an upload field: `.pdf`, `.docx`, … */
export const acceptedDocumentEntries: readonly string[] = Object.keys(documentTypes).map(
  (extension) => `.${extension}`,
);
