export interface UploadCandidate {
  name: string;
  type: string;
}

function matches({ name, type }: UploadCandidate, accepted: string): boolean {
  const entry = accepted.trim().toLowerCase();
  if (entry.startsWith('.')) return name.toLowerCase().endsWith(entry);
  const mediaType = type.toLowerCase();
  return entry.endsWith('/*') ? mediaType.startsWith(entry.slice(0, -1)) : mediaType === entry;
}

/** Returns whether a file may be uploaded. An entry with a dot is an extension, another one a media type. No entries accept all. */
export function acceptsFile(file: UploadCandidate, accepted: readonly string[]): boolean {
  return accepted.length === 0 || accepted.some((entry) => matches(file, entry));
}

export function partitionFiles<F extends UploadCandidate>(
  files: readonly F[],
  accepted: readonly string[],
): { valid: F[]; invalid: F[] } {
  return {
    valid: files.filter((file) => acceptsFile(file, accepted)),
    invalid: files.filter((file) => !acceptsFile(file, accepted)),
  };
}

export function addFiles<F extends UploadCandidate>(
  current: readonly F[],
  chosen: readonly F[],
  isMultiple: boolean,
): readonly F[] {
  if (chosen.length === 0) return current;
  return isMultiple ? [...current, ...chosen] : chosen.slice(0, 1);
}

/** The media type of each extension that the archive accepts. Both the name and the content of a file must match it. */
export const documentTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
} as const;

export type DocumentExtension = keyof typeof documentTypes;

export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}

export function isDocumentExtension(extension: string): extension is DocumentExtension {
  return Object.hasOwn(documentTypes, extension);
}

export const acceptedDocumentEntries: readonly string[] = Object.keys(documentTypes).map(
  (extension) => `.${extension}`,
);

/** iPhones name a HEIC photo either way, and cameras of Canon, Sony and Fuji name it `.hif`. */
export const photoTypes = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heif',
  hif: 'image/heif',
} as const;

export type PhotoExtension = keyof typeof photoTypes;

export function isPhotoExtension(extension: string): extension is PhotoExtension {
  return Object.hasOwn(photoTypes, extension);
}

export const acceptedPhotoEntries: readonly string[] = Object.keys(photoTypes).map(
  (extension) => `.${extension}`,
);

/** Phones film in these. The media types share their container (ISO/IEC 14496-12). */
export const videoTypes = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
} as const;

export type VideoExtension = keyof typeof videoTypes;

export function isVideoExtension(extension: string): extension is VideoExtension {
  return Object.hasOwn(videoTypes, extension);
}

export const acceptedVideoEntries: readonly string[] = Object.keys(videoTypes).map(
  (extension) => `.${extension}`,
);

export const isVideo = ({ media_type }: { media_type: string }): boolean => media_type.startsWith('video/');
