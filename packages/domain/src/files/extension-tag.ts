/** A file's extension as the tag that shows it: `PDF` (specification §3). */
export function extensionTag({ extension }: { extension: string }): string {
  return extension.toUpperCase();
}
