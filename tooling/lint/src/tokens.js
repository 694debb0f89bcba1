import { globSync, readFileSync } from 'node:fs';

const LIBRARY = new URL('../../../packages/ui/src/', import.meta.url);

/** A custom property that a style sheet, a style of React or `setProperty` sets. */
const DECLARED = /(?<![\w-])--[\w-]+(?=['"\]]*:|['"],)/gu;
/** A use with a fallback is no use of a token. */
const USED = /var\((?<name>--[\w-]+)\)/gu;

/** React Aria and pdf.js set these. */
const OF_LIBRARIES = new Set(['--trigger-width', '--visual-viewport-height', '--total-scale-factor']);

const DECLARATION = /(?<=[{;]\s*)(?<property>[\w-]+):\s*(?<value>[^;{}]+)/gu;

const HEX = /#[\da-f]{3,8}\b/iu;
/** Black and white, also transparent, are the same in each scheme and for each brand: the ground of a film, the shade of a fold. */
const FUNCTION = /\b(?:rgba?(?!\((?:0 0 0|255 255 255)\b)|hsla?|hwb|lab|lch|oklab|oklch|color)\(/iu;
const NAMED =
  /(?<![\w-])(?:red|green|blue|gr[ae]y|yellow|orange|purple|pink|brown|navy|teal|olive|maroon|lime|aqua|silver|gold)(?![\w-])/iu;

const isColour = (value) => HEX.test(value) || FUNCTION.test(value) || NAMED.test(value);

/** A family or weight that is not named here: it comes from a token or from what is around it. */
const isGiven = (value) => /^(?:inherit|var\(|ui-monospace, monospace$)/u.test(value);

/** Returns the custom properties that a text of styles or of code sets. */
export const propertiesIn = (text) => new Set(text.match(DECLARED));

/** Lists what a style sheet does not take from the tokens. `known` are the custom properties that it may use. */
export function faultsOfSheet(css, known) {
  const bare = css.replaceAll(/\/\*[^]*?\*\//gu, '');
  const own = propertiesIn(bare);
  const unknown = [...bare.matchAll(USED)]
    .map(({ groups: { name } }) => name)
    .filter((name) => !known.has(name) && !own.has(name) && !OF_LIBRARIES.has(name));
  const literal = [...bare.matchAll(DECLARATION)]
    .map(({ groups: { property, value } }) => ({ property, value: value.trim() }))
    .filter(
      ({ property, value }) =>
        isColour(value) || (['font-family', 'font-weight'].includes(property) && !isGiven(value)),
    )
    .map(({ property, value }) => `${property}: ${value}`);
  return [...new Set([...unknown, ...literal])];
}

let library;
/** Returns the tokens, and the custom properties that a component sets for what is inside it. */
export const ownProperties = () =>
  (library ??= propertiesIn(
    globSync('*/*.{css,ts,tsx}', { cwd: LIBRARY })
      .map((file) => readFileSync(new URL(file, LIBRARY), 'utf8'))
      .join('\n'),
  ));
