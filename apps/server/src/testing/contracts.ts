import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** The part of an operation that lists its errors. */
interface Failing {
  errors?: readonly string[];
}

const domain = path.resolve(import.meta.dirname, '../../../../packages/domain/src');

const isOperation = (value: unknown): value is Failing =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Returns the operations of every contract of the domain, by the name of the resource. */
export async function readContracts(): Promise<[resource: string, operations: Failing[]][]> {
  const files = await readdir(domain, { recursive: true });
  const resources = files.flatMap((file) => {
    const [, resource] = /^([^/\\]+)[/\\]\1\.operations\.ts$/u.exec(file) ?? [];
    return resource === undefined ? [] : [resource];
  });
  return Promise.all(
    resources.toSorted().map(async (resource): Promise<[string, Failing[]]> => {
      const module: unknown = await import(`@mijn/domain/${resource}/contract`);
      const contract: unknown = Reflect.get(Object(module), `${resource}Contract`);
      return [resource, Object.values(Object(contract)).filter(isOperation)];
    }),
  );
}
