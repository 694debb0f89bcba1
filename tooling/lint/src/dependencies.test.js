import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { faultOf } from './dependencies.js';
import { capabilityImports } from './places.js';

describe('the dependency rules of the architecture', () => {
  it.each([
    ['packages/domain/src/auth/a.ts', 'yup'],
    ['packages/domain/src/auth/a.ts', '../wire/index.ts'],
    ['packages/api/src/a.ts', '@mijn/domain/errors'],
    ['packages/ui/src/a.ts', 'react-aria-components'],
    ['apps/portal/src/app/store.ts', '../features/archive/archive.endpoints.ts'],
    ['apps/portal/src/features/archive/a.ts', '../../shared/forms/field.tsx'],
    ['apps/portal/src/features/archive/screens/Archive/a.ts', '../../components/b.ts'],
    ['apps/portal/src/features/archive/a.ts', '../../app/paths.ts'],
    ['apps/server/src/app.ts', './modules/index.ts'],
    ['apps/server/src/modules/archive/archive.service.ts', '../auth/auth.service.ts'],
    ['apps/server/src/modules/archive/archive.service.ts', '../../platform/wire/index.ts'],
    ['apps/server/src/capabilities/import/a.ts', '../files/files.ts'],
    ['apps/server/src/capabilities/files/a.ts', '../../platform/foundation.ts'],
    ['apps/server/src/cli/a.ts', '../modules/auth/users.repository.ts'],
    ['apps/server/src/modules/auth/a.test.ts', './testing/auth.fixtures.ts'],
    ['packages/domain/src/auth/a.test.ts', '@jest/globals'],
    ['apps/example-widget/src/a.ts', '@mijn/api/todos'],
    ['apps/example-widget/src/a.ts', './b.ts'],
  ])('allow %s to import %s', (file, specifier) => {
    expect(faultOf(`/any/where/${file}`, specifier)).toBeUndefined();
  });

  it.each([
    ['packages/domain/src/auth/a.ts', 'ky', 'knows only'],
    ['packages/domain/src/auth/a.ts', '@mijn/api', 'may not import @mijn/api'],
    ['packages/ui/src/a.ts', '@mijn/api', 'may not import'],
    ['packages/api/src/a.ts', '../../domain/src/errors/index.ts', 'may not leave'],
    ['apps/portal/src/features/archive/a.ts', '../auth/b.ts', 'only app/ composes'],
    ['apps/portal/src/features/archive/a.ts', '../../app/store.ts', 'Only app/'],
    ['apps/portal/src/shared/shell/a.ts', '../../features/auth/b.ts', 'knows no feature'],
    ['apps/portal/src/app/a.ts', '@mijn/server/testing', 'may not import'],
    ['apps/server/src/modules/archive/a.ts', '../auth/auth.repository.ts', 'through its service'],
    ['apps/server/src/platform/jobs/a.ts', '../../modules/auth/auth.service.ts', 'no layer above'],
    ['apps/server/src/platform/jobs/a.ts', '../../capabilities/files/files.ts', 'no layer above'],
    ['apps/server/src/capabilities/files/a.ts', '../../modules/auth/auth.service.ts', 'no layer above'],
    ['apps/server/src/modules/auth/a.ts', '../../start-server.ts', 'no layer above'],
    ['apps/server/src/capabilities/files/a.ts', '../import/importer.ts', 'may not import import'],
    ['apps/server/src/modules/auth/a.ts', './testing/auth.fixtures.ts', 'no test code'],
    ['apps/server/src/a.ts', '@mijn/api', 'may not import'],
    ['apps/example-widget/src/a.ts', '@mijn/ui/button', 'may not import'],
    ['apps/example-widget/src/a.ts', '../../../packages/api/src/index.ts', 'may not leave'],
    ['apps/example-widget/src/a.ts', 'react', 'not react'],
  ])('refuse %s to import %s', (file, specifier, reason) => {
    expect(faultOf(`/any/where/${file}`, specifier)).toContain(reason);
  });

  it('are those of the capabilities in ARCHITECTURE.md', () => {
    const text = readFileSync(new URL('../../../ARCHITECTURE.md', import.meta.url), 'utf8');
    const rows = [...text.matchAll(/^ {2}\| ([a-z][a-z, -]*?) +\| ([a-z][a-z, -]*?) +\|$/gmu)]
      .map(([, names, used]) => [names.split(', '), used.split(', ')])
      .filter(([names, [first]]) => names[0] !== 'capability' && first !== 'none');
    const documented = rows.flatMap(([names, used]) => names.map((name) => [name, used.toSorted()]));
    expect(Object.fromEntries(documented)).toEqual(capabilityImports);
  });
});
