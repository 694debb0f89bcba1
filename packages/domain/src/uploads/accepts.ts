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
