import type { StrictArgTypes } from 'storybook/internal/types';

type Args = Record<string, unknown>;
type ArgType = StrictArgTypes[string];

const TEXT = /^'([^']*)'$/u;

/** Returns the value of a default as the code has it, or undefined if the code computes it. */
function valueOf(code: string): unknown {
  const text = TEXT.exec(code)?.[1];
  if (text !== undefined) return text;
  if (/^(?:true|false|-?\d+)$/u.test(code)) return JSON.parse(code);
  return undefined;
}

/** Returns what a component does without a prop: its default, or no for a prop that is on or off. */
export function defaultOf({ control, table }: ArgType): unknown {
  if (typeof control === 'object' && control.disable) return undefined;
  const value = valueOf(table?.defaultValue?.summary ?? '');
  return value === undefined && typeof control === 'object' && control.type === 'boolean' ? false : value;
}

const nameOf = (mapping: Readonly<Args>, value: unknown): unknown =>
  Object.entries(mapping).find(([, mapped]) => mapped === value)?.[0] ?? value;

/** Gives each control the value that the story shows: the default of the component, and the name of an icon instead of its path. */
export const presentValues = ({
  argTypes,
  initialArgs,
}: {
  argTypes: StrictArgTypes;
  initialArgs: Args;
}): Args =>
  Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, argType]): [string, unknown][] => {
      const { mapping } = argType;
      const given = initialArgs[name];
      if (given !== undefined) return mapping ? [[name, nameOf(mapping, given)]] : [];
      const value = name in initialArgs ? undefined : argType['shownDefault'];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Returns the arguments without the defaults that only the controls show, so that a component and its code get what the story gives. */
export const withoutDefaults = (args: Args, argTypes: StrictArgTypes): Args =>
  Object.fromEntries(
    Object.entries(args).filter(([name, value]) => {
      const shown: unknown = argTypes[name]?.['shownDefault'];
      return shown === undefined || value !== shown;
    }),
  );
