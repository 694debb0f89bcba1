export function extensionTag({ extension }: { extension: string }): string {
  return extension.toUpperCase();
}

/** Returns the name of a file without its extension, because a tag beside the name shows the extension. */
export function fileTitle({ name, extension }: { name: string; extension: string }): string {
  const ending = `.${extension}`;
  return name.toLowerCase().endsWith(ending) && name.length > ending.length
    ? name.slice(0, -ending.length)
    : name;
}

export type { AttachedFile } from './files.contract.ts';
export type { SnippetPart } from './files.contract.ts';
