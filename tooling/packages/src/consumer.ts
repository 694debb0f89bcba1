import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderOf, publishedPackages } from './places.ts';

export function run(program: string, args: readonly string[], cwd: string): string {
  try {
    return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout = '', stderr = '' } = Object(error);
    throw new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
  }
}

/** Runs the pnpm that runs the tests. Without it, npx asks the registry for one. */
export function runPnpm(args: readonly string[], cwd: string): string {
  const { npm_execpath: program = '' } = process.env;
  if (!/pnpm(?:\.[cm]?js)?$/u.test(program)) return run('npx', ['-y', 'pnpm@12', ...args], cwd);
  return program.endsWith('js') ? run(process.execPath, [program, ...args], cwd) : run(program, args, cwd);
}

interface Dependent {
  name: string;
  dependencies?: Record<string, string>;
}

const readManifest = async (folder: string): Promise<Dependent> =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));

/** Returns the folder of a package as another package imports it. Its `exports` need not have package.json. */
async function folderFrom(importer: string, name: string): Promise<string> {
  const places = createRequire(path.join(importer, 'package.json')).resolve.paths(name) ?? [];
  const found = places.map((place) => path.join(place, name)).find((folder) => existsSync(folder));
  if (found === undefined) throw new Error(`${name} is not installed for ${importer}.`);
  return realpath(found);
}

async function addDependencies(folder: string, names: readonly string[], folders: Map<string, string>) {
  for (const name of names) {
    if (name.startsWith('@mijn/') || folders.has(name)) continue;
    const dependency = await folderFrom(folder, name);
    folders.set(name, dependency);
    const { dependencies = {} } = await readManifest(dependency);
    await addDependencies(dependency, Object.keys(dependencies), folders);
  }
}

export function packPublished(name: (typeof publishedPackages)[number], to: string): string {
  const dist = path.join(folderOf(name), 'dist');
  const packed: unknown = JSON.parse(
    run('npm', ['pack', dist, '--ignore-scripts', '--json', '--pack-destination', to], to),
  );
  const [tarball]: { filename: string }[] = Object.values(Object(packed));
  if (!tarball) throw new Error(`npm packed nothing for ${name}.`);
  return path.join(to, tarball.filename);
}

async function packInstalled(name: string, installed: string, to: string): Promise<string> {
  const parts = await mkdtemp(path.join(to, 'parts-'));
  await cp(installed, path.join(parts, 'package'), { recursive: true });
  const tarball = path.join(to, `${name.replaceAll(/[@/]/gu, '-')}.tgz`);
  run('tar', ['-czf', tarball, 'package'], parts);
  await rm(parts, { recursive: true });
  return tarball;
}

interface Consumer {
  packages?: readonly (typeof publishedPackages)[number][];
  /** The names of further libraries, by the folder of the package in the workspace that has them. */
  libraries?: Readonly<Record<string, readonly string[]>>;
}

/** The third-party packages come from the workspace, so that the installation needs no registry. */
export async function createConsumer({
  packages = publishedPackages,
  libraries = {},
}: Consumer = {}): Promise<string> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'mijn-consumer-')));
  const third = new Map<string, string>();
  for (const name of packages) {
    const { dependencies = {} } = await readManifest(folderOf(name));
    await addDependencies(folderOf(name), Object.keys(dependencies), third);
  }
  for (const [importer, names] of Object.entries(libraries)) await addDependencies(importer, names, third);
  const own = packages.map((name) => packPublished(name, folder));
  const others = await Promise.all(
    Array.from(third, ([name, installed]) => packInstalled(name, installed, folder)),
  );
  const tarballs = [...own, ...others];
  await writeFile(
    path.join(folder, 'package.json'),
    '{ "name": "consumer", "private": true, "type": "module" }',
  );
  run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', ...tarballs], folder);
  // msw needs two versions of some packages, which tarballs without a registry can't give npm.
  const msw = await folderFrom(folderOf('api'), 'msw');
  await symlink(msw, path.join(folder, 'node_modules/msw'), 'junction');
  return folder;
}
