/** Returns a property of a value of unknown type. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Returns a value as a list; an empty one if it is no list. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Returns the rows of the answer of a list. */
export const rowsOf = (body: unknown): readonly unknown[] => listOf(fieldOf(body, 'data'));

/** Returns the id of a row, or undefined without one. */
export function idOf(value: unknown): string | undefined {
  const id = fieldOf(value, 'id');
  return typeof id === 'string' ? id : undefined;
}

/** Returns a number of an answer, or undefined if it is none. */
export function numberOf(value: unknown, ...names: readonly string[]): number | undefined {
  const found = names.reduce(fieldOf, value);
  return typeof found === 'number' ? found : undefined;
}
