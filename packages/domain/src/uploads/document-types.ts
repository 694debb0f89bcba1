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
