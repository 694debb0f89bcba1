export type Tokens = Record<string, string>;

const DARK = '@media screen and (prefers-color-scheme: dark)';

function declarationsIn(css: string): Tokens {
  return Object.fromEntries(
    [...css.matchAll(/(?<![\w-])--(\w[\w-]*):([^;]+);/gu)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  );
}

/**
 * Returns the value that a reference such as `var(--name)` refers to.
 * @throws {Error} for an unknown token
 */
function resolve(tokens: Tokens, value: string): string {
  const name = /^var\(--([\w-]+)\)$/u.exec(value)?.[1];
  if (name === undefined) return value;
  const target = tokens[name];
  if (target === undefined) throw new Error(`No token --${name} in tokens.css.`);
  return resolve(tokens, target);
}

const resolved = (tokens: Tokens): Tokens =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [name, resolve(tokens, value)]));

/**
 * Returns the light and dark tokens of a style sheet, with all references replaced by values, as in
 * the browser. `brand` overrides the palette.
 */
export function readTokens(css: string, brand: Tokens = {}): { light: Tokens; dark: Tokens } {
  const [common = '', dark = ''] = css.split(DARK);
  const [everyScreen = ''] = common.split('@media');
  const light = { ...declarationsIn(everyScreen), ...brand };
  return { light: resolved(light), dark: resolved({ ...light, ...declarationsIn(dark) }) };
}
