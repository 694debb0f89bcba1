import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

interface Failing {
  errors?: readonly string[];
}

const domain = path.resolve(import.meta.dirname, '../../../../packages/domain/src');

const isOperation = (value: unknown): value is Failing =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

export async function readContracts(): Promise<[resource: string, operations: Failing[]][]> {
  const folders = await readdir(domain, { withFileTypes: true });
  const hasFile = (name: string, file: string) => existsSync(path.join(domain, name, file));
  const resources = folders.flatMap(({ name }) =>
    hasFile(name, `${name}.ts`) && hasFile(name, `${name}.contract.ts`) ? [name] : [],
  );
  const found = await Promise.all(
    resources.toSorted().map(async (resource): Promise<[string, Failing[]][]> => {
      const operations: unknown = await import(`@mijn/domain/${resource}`);
      if (Reflect.get(Object(operations), `${resource}Operations`) === undefined) return [];
      const module: unknown = await import(`@mijn/domain/${resource}/contract`);
      const contract: unknown = Reflect.get(Object(module), `${resource}Contract`);
      return [[resource, Object.values(Object(contract)).filter(isOperation)]];
    }),
  );
  return found.flat();
}
