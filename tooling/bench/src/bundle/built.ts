import path from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { budgets } from '../budgets.ts';
import type { Check } from '../harness/report.ts';
import { pagesFolder } from '../places.ts';
import { atMost, checkNone } from './checks.ts';
import { brotliBytes } from './files.ts';

async function buildInMemory(config: InlineConfig): Promise<Rolldown.RolldownOutput['output']> {
  const built = await build({ logLevel: 'error', ...config, build: { ...config.build, write: false } });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error('Vite watches instead of building.');
  return result.output;
}

interface BuiltPage {
  /** The bytes that the page starts with, compressed with brotli at level 11. */
  scriptBytes: number;
  styleBytes: number;
  /** The modules whose code is in the page, with slashes. */
  modules: string[];
}

async function buildPage(config: InlineConfig): Promise<BuiltPage> {
  const output = await buildInMemory({ configFile: false, ...config });
  const chunks = output.filter((file) => file.type === 'chunk');
  const later = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  const first = chunks.filter(({ fileName }) => !later.has(fileName));
  const styles = output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [Buffer.from(file.source)] : [],
  );
  return {
    scriptBytes: first.reduce((sum, { code }) => sum + brotliBytes(code), 0),
    styleBytes: styles.reduce((sum, style) => sum + brotliBytes(style), 0),
    modules: first.flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([id, { code }]) =>
        code || id.includes('.css') ? [id.replace(/^\0|\?.*$/gu, '').replaceAll('\\', '/')] : [],
      ),
    ),
  };
}

/** Checks a page with five components of the library. React is external, because its bytes are not part of the library. */
export async function checkLibrary(): Promise<Check[]> {
  const page = await buildPage({
    build: {
      modulePreload: false,
      rolldownOptions: {
        input: path.join(pagesFolder, 'sign-in-page.tsx'),
        external: /^react(?:-dom)?(?:\/|$)/u,
      },
    },
  });
  const { scriptBytes, styleBytes } = budgets.library;
  return [
    atMost(
      'a page of five components of the library has at most {max} of JavaScript besides React',
      page.scriptBytes,
      scriptBytes,
    ),
    atMost('it has at most {max} of CSS', page.styleBytes, styleBytes),
  ];
}

const NOT_AT_FIRST = /\/yup\/|\.contract\.ts$|\/texts\/|\/upload\.ts$/u;

/** Checks a page of another app that makes the calls of one resource. A library has no helper of Vite for later scripts. */
export async function checkClient(): Promise<Check[]> {
  const entry = path.join(pagesFolder, 'list-page.ts');
  const { scriptBytes, modules } = await buildPage({
    build: {
      target: 'es2024',
      lib: { entry, formats: ['es'], fileName: 'page' },
      rolldownOptions: { output: { minify: true } },
    },
  });
  const others = modules.filter((id) => NOT_AT_FIRST.test(id));
  return [
    atMost(
      'the client, its errors and one resource have at most {max} of JavaScript',
      scriptBytes,
      budgets.client.scriptBytes,
    ),
    checkNone('they carry no validator, no texts and no uploads', others),
  ];
}
