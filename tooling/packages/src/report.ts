import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { entriesOf, type Manifest, outputOf } from './manifest.ts';
import { sourcesOf } from './places.ts';

/** The report omits further arguments: those of yup repeat the first for defaults, those of operations the schemas of the contract. */
const GENERIC = /(?:import\("[^"]+"\)\.)?\b(?:\w+Schema|Typed|Contract)</gu;

/** Returns the index behind the first type argument, and behind the last, of a list that starts at an index. */
function argumentsFrom(text: string, start: number): { first: number; end: number } {
  let depth = 0;
  let first: number | undefined;
  for (let index = start; index < text.length; index += 1) {
    const char = text.charAt(index);
    if ('<{(['.includes(char)) depth += 1;
    else if (char === '>' && text.charAt(index - 1) === '=') continue;
    else if (depth === 0 && char === ',') first ??= index;
    else if (depth === 0 && char === '>') return { first: first ?? index, end: index };
    else if ('>})]'.includes(char)) depth -= 1;
  }
  throw new Error(`A type has no end: ${text.slice(start, start + 80)}`);
}

/** Returns declarations without comments, without maps, and without what is repeated. */
export function shortened(declarations: string): string {
  let text = declarations
    .replaceAll(/\/\*\*[\s\S]*?\*\/\s*/gu, '')
    .replaceAll(/^\/\/# .*$/gmu, '')
    .trim();
  // The last one first, so that an inner type is shortened before the type around it.
  for (const match of [...text.matchAll(GENERIC)].toReversed()) {
    const start = match.index + match[0].length;
    const { first, end } = argumentsFrom(text, start);
    text = text.slice(0, first) + text.slice(end);
  }
  return text.replaceAll(/import\("yup"\)\./gu, '');
}

const importsOf = (declarations: string): string[] =>
  Array.from(
    declarations.matchAll(/(?:from |import\()["'](\.[^"']+)\.js["']/gu),
    ([, file = '']) => `${file}.d.ts`,
  );

async function reachable(folder: string, entries: readonly string[]): Promise<string[]> {
  const files = new Set<string>();
  const add = async (file: string): Promise<void> => {
    if (files.has(file)) return;
    files.add(file);
    const imports = importsOf(await readFile(path.join(folder, file), 'utf8'));
    await Promise.all(imports.map((one) => add(path.posix.join(path.posix.dirname(file), one))));
  };
  await Promise.all(entries.map(add));
  return [...files].toSorted();
}

/** Returns the public surface of a built package. A change of it needs a changeset (docs/decisions/0180). */
export async function reportOf(folder: string): Promise<string> {
  const { name, exports }: Manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const entries = entriesOf(exports, await sourcesOf(folder)).map(({ specifier, source }) => ({
    specifier: name + specifier.slice(1),
    file: outputOf(source, 'd.ts').replace('./', ''),
  }));
  const dist = path.join(folder, 'dist');
  const files = await reachable(
    dist,
    entries.map(({ file }) => file),
  );
  const sections = await Promise.all(
    files.map(async (file) => {
      const declarations = shortened(await readFile(path.join(dist, file), 'utf8'));
      return `## ${file}\n\n\`\`\`ts\n${declarations}\n\`\`\`\n`;
    }),
  );
  return [
    `# The public surface of ${name}\n`,
    'Written by `pnpm --filter @mijn/packages report`, and held against the build by its tests.\n',
    ...entries.map(({ specifier, file }) => `- \`${specifier}\`: ${file}`),
    '',
    ...sections,
  ].join('\n');
}
