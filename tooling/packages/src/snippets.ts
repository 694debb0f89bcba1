export interface CodeBlock {
  /** The language behind the fence, such as `ts` or `sh`. */
  language: string;
  code: string;
  /** The name of the file in the comment of the first line: `// list.ts` or `<!-- index.html -->`. */
  file?: string | undefined;
}

export function blocksIn(text: string): CodeBlock[] {
  const plain = text.replaceAll(/^ \* ?/gmu, '');
  return Array.from(plain.matchAll(/^```(\w+)\n(.*?)^```$/gmsu), ([, language = '', code = '']) => ({
    language,
    code,
    file: /^(?:\/\/|<!--) (\S+\.\w+)(?: -->)?\n/u.exec(code)?.[1],
  }));
}

/** Returns the code of the TypeScript blocks in a Markdown text, or in the docstrings of a source. */
export const snippetsIn = (text: string): string[] =>
  blocksIn(text)
    .filter(({ language }) => language === 'ts')
    .map(({ code }) => code);
