import type { StrictArgTypes } from 'storybook/internal/types';
import { inDutch } from './descriptions/descriptions.ts';
import { iconPaths } from './icon-paths.ts';
import { defaultOf } from './present-values.ts';

type ArgType = StrictArgTypes[string];

/** The part of a type that react-docgen reads. Only unions have `value` with types. */
interface DocType {
  name: string;
  value?: unknown;
  /** The type as the code has it. */
  raw?: unknown;
}

const isDocType = (value: unknown): value is DocType =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

const isAbsent = ({ name, value }: DocType): boolean =>
  [name, value].some((word) => word === 'undefined' || word === 'null' || word === 'void');

const WORD = /^['"](.+)['"]$/u;

function alternativesOf(type: DocType): DocType[] {
  const parts = type.name === 'union' && Array.isArray(type.value) ? type.value.filter(isDocType) : [type];
  return parts.filter((part) => !isAbsent(part));
}

function controlOfAlternatives(types: readonly DocType[]): Partial<ArgType> | undefined {
  const [first] = types;
  if (first === undefined) return undefined;
  if (types.length === 1 && ['string', 'number', 'boolean'].includes(first.name))
    return {
      control: { type: first.name === 'string' ? 'text' : first.name === 'number' ? 'number' : 'boolean' },
    };
  const words = types.map(({ value }) => (typeof value === 'string' ? WORD.exec(value)?.[1] : undefined));
  if (words.some((word) => word === undefined)) return undefined;
  return { control: { type: words.length > 5 ? 'select' : 'radio' }, options: words };
}

/** Nobody can type elements, functions and references. Their control would only break the story. */
const UNTYPEABLE = /ReactNode|ReactElement|=>|Ref<|Ref\b|JSX/u;

function controlOf(name: string, argType: ArgType, given: unknown): Partial<ArgType> {
  // The stories of the component have chosen a control themselves.
  if (argType.options) return {};
  if (/^icon(After)?$|^path$/u.test(name))
    return { control: { type: 'select' }, options: Object.keys(iconPaths), mapping: iconPaths };
  const type: unknown = argType.type;
  const found = isDocType(type) ? controlOfAlternatives(alternativesOf(type)) : undefined;
  if (found) return found;
  const written = (argType.table?.type?.summary ?? '') + JSON.stringify(type ?? '');
  if (typeof given === 'string') return { control: { type: 'text' } };
  if (typeof given === 'number') return { control: { type: 'number' } };
  if (typeof given === 'boolean') return { control: { type: 'boolean' } };
  if (/ReactNode/u.test(written) && given === undefined) return { control: { type: 'text' } };
  if (typeof given === 'function' || UNTYPEABLE.test(written)) return { control: { disable: true } };
  return {};
}

/** Returns the type as the code has it. Storybook calls each union "union". */
function writtenTypeOf({ type, table }: ArgType): { summary: string } {
  const read: unknown = type;
  const raw = isDocType(read) && typeof read.raw === 'string' ? read.raw : undefined;
  return { ...table?.type, summary: raw ?? table?.type?.summary ?? '' };
}

/** Storybook has no control of its own for an optional type such as `string | undefined`, for icons and for the content of a component. */
function argTypeOf(name: string, argType: ArgType, initialArgs: Record<string, unknown>): ArgType {
  const typed: ArgType = {
    ...argType,
    ...controlOf(name, argType, initialArgs[name]),
    table: { ...argType.table, type: writtenTypeOf(argType) },
  };
  const described = argType.description ? { ...typed, description: inDutch(argType.description) } : typed;
  return name in initialArgs ? described : { ...described, shownDefault: defaultOf(typed) };
}

export const controlsFromTypes = ({
  argTypes,
  initialArgs,
}: {
  argTypes: StrictArgTypes;
  initialArgs: Record<string, unknown>;
}): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, argTypeOf(name, argType, initialArgs)]),
  );
