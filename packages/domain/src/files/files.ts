/** A file's extension as the tag that shows it: `PDF` (specification §3). */
export function extensionTag({ extension }: { extension: string }): string {
  return extension.toUpperCase();
}

/** A file's name as people read it: without the extension, which stands beside it as a tag. */
export function fileTitle({ name, extension }: { name: string; extension: string }): string {
  const ending = `.${extension}`;
  return name.toLowerCase().endsWith(ending) && name.length > ending.length
    ? name.slice(0, -ending.length)
    : name;
}

export type { AttachedFile } from './files.contract.ts';
export type { SnippetPart } from './files.contract.ts';
