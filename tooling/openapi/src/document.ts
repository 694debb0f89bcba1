import path from 'node:path';
import * as limits from '@mijn/domain/limits';
import { describedModules } from '@mijn/server/testing/described-calls';
import { Components, readContracts } from './components.ts';
import { ErrorComponents } from './errors.ts';
import { introduction } from './introduction.ts';
import type { OpenApi, OperationObject, PathItem } from './open-api.ts';
import { describeOperation } from './operation.ts';
import { securitySchemes } from './security.ts';
import { bytesHeaders, bytesParameters } from './sent-bytes.ts';
import { type Doc, SourceDocs } from '@mijn/source-docs';
import { headers, parameters, responses } from './shared-components.ts';
import { describeWebhooks, webhookParameters, webhooksTag } from './webhooks.ts';

const contractsFolder = path.resolve(import.meta.dirname, '../../../packages/domain/src');

/** The export of a contract that has the operations of a module, such as `todosContract`. */
function exportOf(
  contracts: Awaited<ReturnType<typeof readContracts>>,
  contract: unknown,
): [resource: string, name: string] {
  for (const [resource, exported] of contracts) {
    const name = Object.keys(exported).find((key) => exported[key] === contract);
    if (name !== undefined) return [resource, name];
  }
  throw new Error('A module of the server has a contract that no file exports.');
}

const sorted = <Value>(values: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)));

export async function buildDocument(version: string): Promise<OpenApi> {
  const docs = new SourceDocs(contractsFolder, limits);
  const contracts = await readContracts(contractsFolder);
  const components = new Components(docs, contracts.values());
  const errors = new ErrorComponents(docs.of('errorStatuses'));
  const paths: Record<string, PathItem> = {};
  const tags: OpenApi['tags'] = [];

  for (const { contract, calls } of describedModules()) {
    const [resource, name] = exportOf(contracts, contract);
    const operations: Doc = docs.of(name.replace(/Contract$/u, 'Operations'));
    const shapes = docs.beside(name, 'shapes');
    tags.push({ name: resource, description: operations.text ?? '' });
    for (const call of calls) {
      const described: OperationObject = describeOperation(call, {
        resource,
        components,
        errors,
        doc: operations.fields?.get(call.name) ?? {},
        shapes: shapes.fields?.get(call.name) ?? {},
        hint: docs.of('sectionHint'),
      });
      const { path: url, method } = call.operation;
      paths[url] = { ...paths[url], [method.toLowerCase()]: described };
    }
  }
  const webhooks = describeWebhooks(components, docs);
  const errorParts = errors.used();
  return {
    openapi: '3.1.0',
    info: {
      title: 'Members portal API',
      version,
      summary: "The API of the self-service portal for owners and boards of homeowners' associations (VvE).",
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api', description: 'The API of the site that serves this document.' }],
    tags: [...tags, webhooksTag],
    paths: sorted(paths),
    webhooks,
    components: {
      schemas: sorted({ ...components.used(), ...errorParts.schemas }),
      responses: sorted({ ...errorParts.responses, ...responses }),
      headers: sorted({ ...headers, ...bytesHeaders }),
      parameters: sorted({ ...parameters, ...bytesParameters, ...webhookParameters }),
      examples: errorParts.examples,
      securitySchemes: { ...securitySchemes },
    },
  };
}
