import { stat } from 'node:fs/promises';

/** A file as its sender describes it. */
export interface SentFile {
  name: string;
  /** The type is empty if the client declared none. */
  declared: string;
  path: string;
}

/** `code` is for the sender of the file, and the message for the operator. */
export class RefusedFile extends Error {
  readonly code: 'unsupported_file_type' | 'file_empty' | 'file_damaged';

  constructor(code: RefusedFile['code'], message: string) {
    super(message);
    this.name = 'RefusedFile';
    this.code = code;
  }
}

export const wrongType = (message: string) => new RefusedFile('unsupported_file_type', message);

/** The media types that browsers send if they do not know the type. */
const UNDECLARED = new Set(['', 'application/octet-stream']);

/**
 * Returns the size of a file in bytes. @param isType returns whether files with the extension may be declared as a media type.
 * @throws RefusedFile if the file is empty, or was declared as another type.
 */
export async function checkSentFile(
  { declared, path }: SentFile,
  extension: string,
  isType: (mediaType: string) => boolean,
): Promise<number> {
  const mediaType = declared.toLowerCase();
  if (!UNDECLARED.has(mediaType) && !isType(mediaType))
    throw wrongType(`A .${extension} file was sent as ${mediaType}.`);
  const { size } = await stat(path);
  if (size === 0) throw new RefusedFile('file_empty', 'The file is empty: it has 0 bytes.');
  return size;
}
