import path from 'node:path';
import type { OpenApi } from './open-api.ts';

const packages = path.resolve(import.meta.dirname, '../../../packages');

const inCamelCase = (name: string): string =>
  name.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());

const keyOf = (name: string): string => (name.includes('-') ? `'${name}'` : name);

const mocksOf = (names: readonly string[]): string => `import type { AnyMock } from './define-mock.ts';
${names.map((name) => `import { ${inCamelCase(name)}Mock } from './resources/${name}.ts';`).join('\n')}

/** The mock of every resource, by the name that the OpenAPI document gives the resource. \`pnpm openapi\` writes this list. */
export const mocks = {
${names.map((name) => `  ${keyOf(name)}: ${inCamelCase(name)}Mock,`).join('\n')}
} as const satisfies Record<string, AnyMock>;
`;

const contractsOf = (
  names: readonly string[],
): string => `${names.map((name) => `import { ${inCamelCase(name)}Contract } from '@mijn/domain/${name}/contract';`).join('\n')}
import type { Operation, Shape } from '@mijn/domain/wire';

export type Described = Operation & Shape;

/** The contract of every resource with operations, by the tag that the OpenAPI document gives it. \`pnpm openapi\` writes this list. */
export const contracts: Readonly<Record<string, Readonly<Record<string, Described>>>> = {
${names.map((name) => `  ${keyOf(name)}: ${inCamelCase(name)}Contract,`).join('\n')}
};
`;

/** Returns the files that list every resource, with their content. */
export function resourceListsOf({ paths }: Pick<OpenApi, 'paths'>): [file: string, content: string][] {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const names = [...new Set(operations.flatMap(({ tags }) => tags))].toSorted();
  return [
    [path.join(packages, 'api/src/mock/mocks.ts'), mocksOf(names)],
    [path.join(packages, 'api-conformance/src/kit/contracts.ts'), contractsOf(names)],
  ];
}
