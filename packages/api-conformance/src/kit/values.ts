export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const rowsOf = (body: unknown): readonly unknown[] => listOf(fieldOf(body, 'data'));

export function idOf(value: unknown): string | undefined {
  const id = fieldOf(value, 'id');
  return typeof id === 'string' ? id : undefined;
}

export function numberOf(value: unknown, ...names: readonly string[]): number | undefined {
  const found = names.reduce(fieldOf, value);
  return typeof found === 'number' ? found : undefined;
}
