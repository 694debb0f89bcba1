import type { FileTypeResult } from 'file-type';

/** Returns the type of a file by its first bytes. The library is loaded with the first file, so that no start of a server waits for it. */
export async function findFileType(path: string): Promise<FileTypeResult | undefined> {
  const { fileTypeFromFile } = await import('file-type');
  return fileTypeFromFile(path);
}
