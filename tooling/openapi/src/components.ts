import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Schema, type SchemaDescription } from 'yup';
import type { JsonSchema } from './open-api.ts';
import type { Doc, SourceDocs } from '@mijn/source-docs';
import { shapeOf, toComponent, toJsonSchema } from './to-json-schema.ts';

const componentName = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** The contract of the brand, which is configuration of a server and no part of the API. */
const CONFIGURATION = 'brand.contract.ts';

/** Returns the exported values of all contracts below a folder, by the name of their resource and their own name. */
export async function readContracts(folder: string): Promise<Map<string, Readonly<Record<string, unknown>>>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.contract.ts') && !name.endsWith(CONFIGURATION))
    .toSorted();
  const entries = await Promise.all(
    files.map(async (file): Promise<[string, Readonly<Record<string, unknown>>]> => {
      const url = pathToFileURL(path.join(folder, file)).href;
      return [path.basename(file, '.contract.ts'), await import(url)];
    }),
  );
  return new Map(entries);
}

/** Objects with the same fields are one component wherever they are used, because yup does not tell where a field is from. */
export class Components {
  readonly #docs: SourceDocs;
  readonly #named = new Map<string, Schema>();
  readonly #names = new Map<string, string>();
  readonly #used = new Map<string, JsonSchema>();

  /** @throws Error if two contracts export different objects by the same name. */
  constructor(docs: SourceDocs, contracts: Iterable<Readonly<Record<string, unknown>>>) {
    this.#docs = docs;
    for (const exported of contracts) {
      for (const [name, value] of Object.entries(exported)) {
        if (value instanceof Schema && !name.endsWith('Query')) this.#add(name, value);
      }
    }
  }

  #add(name: string, schema: Schema): void {
    const described = schema.describe();
    if (described.type !== 'object') return;
    if (this.#named.has(name)) throw new Error(`Two contracts export an object "${name}".`);
    this.#named.set(name, schema);
    const shape = shapeOf(described);
    if (!this.#names.has(shape)) this.#names.set(shape, name);
  }

  #use(name: string, schema: Schema): string {
    const component = componentName(name);
    if (!this.#used.has(component)) {
      // The entry comes first, because a component may contain itself.
      this.#used.set(component, {});
      this.#used.set(component, toComponent(schema, component, this.#docs.of(name), this.find));
    }
    return `#/components/schemas/${component}`;
  }

  /** Returns the reference to the component that an object is, or undefined if it is none. */
  readonly find = (field: SchemaDescription): string | undefined => {
    const name = this.#names.get(shapeOf(field));
    const schema = name === undefined ? undefined : this.#named.get(name);
    return name === undefined || !schema ? undefined : this.#use(name, schema);
  };

  /** Returns a schema of a contract: a reference if the contract exports it, otherwise the schema itself. */
  schemaOf(schema: Schema, place: string, doc: Doc): JsonSchema {
    const [name] = [...this.#named].find(([, named]) => named === schema) ?? [];
    return name === undefined
      ? toJsonSchema(schema, place, doc, this.find)
      : { $ref: this.#use(name, schema) };
  }

  used(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.#used].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }
}
