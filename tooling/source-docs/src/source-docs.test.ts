import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Doc, SourceDocs } from './source-docs.ts';

const ITEMS = `
import { object, string, array } from 'yup';
/**
 * A part of a thing (docs/product.md#roles). It has
 * two lines.
 *
 * - And a list.
 * @param nothing that readers need.
 */
export const part = object({
  /** Its colour, for \`COLOUR_MS\` and at most COLOURS_MAX times, as OTHER_MAX. */
  colour: string(),
});
const fields = {
  /** Its size, in metres. */
  size: string(),
};
/** Makes a list. It is about the function. */
export function list(item) {
  return object({ data: array(item).required() });
}
/** A thing. */
export const thing = part.shape({
  ...fields,
  /** The parts. */
  parts: array(part).required(),
  first: part.defined().nullable(),
  // No docstring.
  other: string(),
});
export const shapes = { listThings: { response: list(thing) } } as const satisfies object;
export const thingsContract = defineContract(thingsOperations, shapes);
`;

const OPERATIONS = `
/** The operations of things. */
export const thingsOperations = defineOperations<typeof shapes>()({
  /** Lists things. */
  listThings: { method: 'GET', path: '/things' },
});
`;

let folder: string;
let docs: SourceDocs;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-docs-'));
  await writeFile(path.join(folder, 'things.contract.ts'), ITEMS);
  await writeFile(path.join(folder, 'things.ts'), OPERATIONS);
  docs = new SourceDocs(folder, { COLOUR_MS: 600_000, COLOURS_MAX: 5 });
});
afterAll(() => rm(folder, { recursive: true }));

const fieldOf = (doc: Doc, name: string): Doc => doc.fields?.get(name) ?? {};

describe('the docstrings of the source', () => {
  it('are one line per paragraph, without references and tags', () => {
    expect(docs.of('part').text).toBe('A part of a thing. It has two lines.\n\n- And a list.');
  });

  it('are found for fields of an object, of a spread and of the object that it extends', () => {
    const thing = docs.of('thing');
    expect(thing.text).toBe('A thing.');
    expect(fieldOf(thing, 'colour').text).toBe(
      'Its colour, for 10 minutes and at most 5 times, as OTHER_MAX.',
    );
    expect(fieldOf(thing, 'size').text).toBe('Its size, in metres.');
    expect(fieldOf(thing, 'other').text).toBeUndefined();
  });

  it('are those of the field, and otherwise those of the constant that is its value', () => {
    expect(fieldOf(docs.of('thing'), 'parts')).toMatchObject({ text: 'The parts.', isNamed: false });
    expect(fieldOf(docs.of('thing'), 'first')).toMatchObject({ isNamed: true });
  });

  it('are found inside a list, and through a function, whose own docstring is about the function', () => {
    const response = fieldOf(fieldOf(docs.beside('thingsContract', 'shapes'), 'listThings'), 'response');
    expect(response.text).toBeUndefined();
    expect(fieldOf(response, 'data').items?.text).toBe('A thing.');
  });

  it('are found for operations', () => {
    const operations = docs.of('thingsOperations');
    expect(operations.text).toBe('The operations of things.');
    expect(fieldOf(operations, 'listThings').text).toBe('Lists things.');
  });

  it('are empty for an unknown name', () => {
    expect(docs.of('nothing')).toEqual({});
  });
});
