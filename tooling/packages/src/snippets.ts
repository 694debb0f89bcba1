/** Returns the code of the TypeScript snippets in a Markdown text, or in the docstrings of a source. */
export function snippetsIn(text: string): string[] {
  const plain = text.replaceAll(/^ \* ?/gmu, '');
  return Array.from(plain.matchAll(/^```ts\n(.*?)^```$/gmsu), ([, code = '']) => code);
}
