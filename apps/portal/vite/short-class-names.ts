import { createHash } from 'node:crypto';
import path from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CHARACTERS = `${LETTERS}0123456789`;
/** The length at which the 700 classes have different names. */
const LENGTH = 4;

const ROOT = path.resolve(import.meta.dirname, '../../..');

function nameFor(text: string): string {
  let rest = createHash('sha256').update(text).digest().readBigUInt64LE();
  let name = '';
  while (name.length < LENGTH) {
    const from = name === '' ? LETTERS : CHARACTERS;
    name += from.charAt(Number(rest % BigInt(from.length)));
    rest /= BigInt(from.length);
  }
  return name;
}

/**
 * Returns the function that names the classes of style modules. Names are short, because drawn pages have thousands of
 * them. They depend on the file and the class alone, so that the builds for browser and server agree.
 */
export function shortClassNames(): (name: string, file: string) => string {
  const texts = new Map<string, string>();
  return (name, file) => {
    const text = `${path.relative(ROOT, file.replace(/\?.*$/u, '')).replaceAll('\\', '/')}/${name}`;
    const short = nameFor(text);
    const other = texts.get(short) ?? text;
    if (other !== text)
      throw new Error(`The classes ${text} and ${other} have the same name: make LENGTH larger.`);
    texts.set(short, text);
    return short;
  };
}
