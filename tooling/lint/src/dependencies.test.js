import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { RuleTester } from 'oxlint/plugins-dev';
import { dependencies, faultOf } from './dependencies.js';
import { capabilityImports } from './server.js';

RuleTester.describe = describe;
RuleTester.it = it;

describe('the dependency rules of the architecture', () => {
  it.each([
    ['packages/domain/src/auth/a.ts', 'yup'],
    ['packages/domain/src/auth/a.ts', '../wire/index.ts'],
    ['packages/api/src/a.ts', '@mijn/domain/errors'],
    ['packages/ui/src/a.ts', 'react-aria-components'],
    ['apps/portal/src/app/store.ts', '../features/archive/archive.endpoints.ts'],
    ['apps/portal/src/features/archive/a.ts', '../../shared/forms/field.tsx'],
    ['apps/portal/src/features/archive/screens/Archive/a.ts', '../../components/b.ts'],
    ['apps/portal/src/features/archive/screens/Archive/a.ts', '../../archive.paths.ts'],
    ['apps/portal/src/features/archive/archive.paths.ts', '../../shared/routing/paths.ts'],
    ['apps/portal/src/app/routes/routes.ts', '../../features/archive/archive.routes.ts'],
    ['apps/portal/src/app/shell/a.ts', '../navigation/menu.ts'],
    ['apps/portal/src/app/app.tsx', './router/portal-routes.tsx'],
    ['apps/portal/src/shared/forms/a.ts', '../drafts/draft.ts'],
    ['apps/portal/src/shared/uploads/a.ts', '../grouped.ts'],
    ['apps/portal/src/main.tsx', './app/start.ts'],
    ['apps/portal/vite/read-routes.js', '../src/app/routes/routes.ts'],
    ['apps/portal/src/app/store.test.ts', '../testing/open-portal.tsx'],
    ['apps/server/src/app.ts', './modules/index.ts'],
    ['apps/server/src/modules/archive/archive.service.ts', '../accounts/auth/auth.service.ts'],
    ['apps/server/src/modules/voting/ballots/a.ts', '../../meetings/meetings.access.ts'],
    ['apps/server/src/modules/voting/ballots/a.ts', '../presence/presence.tables.ts'],
    ['apps/server/src/modules/meetings/calendar/a.ts', '../meetings.repository.ts'],
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
    ['apps/portal/src/features/archive/a.ts', '../../app/store.ts', 'features/ stands below app'],
    ['apps/portal/src/features/archive/a.ts', './archive.routes.ts', 'only app/ imports the routes'],
    ['apps/portal/src/features/archive/archive.paths.ts', './screens/Archive/a.tsx', 'other paths alone'],
    ['apps/portal/src/shared/routing/paths.ts', './portal-route.ts', 'other paths alone'],
    ['apps/portal/src/shared/shell/a.ts', '../../features/auth/b.ts', 'shared/ stands below features'],
    ['apps/portal/src/shared/shell/a.ts', '../../app/store.ts', 'shared/ stands below app'],
    ['apps/portal/src/app/store.ts', '../main.tsx', 'app/ stands below entries'],
    ['apps/portal/src/app/store.ts', '../testing/open-portal.tsx', 'app/ stands below entries'],
    ['apps/portal/src/app/navigation/a.ts', '../routes/routes.ts', 'navigation stands below app/routes'],
    ['apps/portal/src/app/session/a.ts', '../store.ts', 'app/session stands below'],
    ['apps/portal/src/shared/drafts/a.ts', '../forms/field.tsx', 'drafts stands below shared/forms'],
    ['apps/portal/src/shared/grouped.ts', './forms/field.tsx', 'stands below shared/forms'],
    ['apps/portal/src/shared/new/a.ts', '../forms/field.tsx', 'shared/new has no place'],
    ['apps/portal/src/app/a.ts', '@mijn/server/testing', 'may not import'],
    ['apps/server/src/modules/archive/a.ts', '../forms/forms.repository.ts', 'through its face'],
    ['apps/server/src/modules/archive/a.ts', '../forms/forms.tables.ts', 'through its face'],
    ['apps/server/src/modules/voting/ballots/a.ts', '../../todos/todos.import.ts', 'through its face'],
    [
      'apps/server/src/modules/voting/ballots/a.ts',
      '../presence/presence.repository.ts',
      'through its service',
    ],
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

const filename = '/any/where/apps/portal/src/features/archive/a.ts';

new RuleTester({ languageOptions: { sourceType: 'module' } }).run('imports of every kind', dependencies, {
  valid: [{ filename, code: "import { draft } from '../../shared/drafts/draft.ts';" }],
  invalid: [
    "import { store } from '../../app/store.ts';",
    "import type { PortalStore } from '../../app/store.ts';",
    "export { store } from '../../app/store.ts';",
    "export * from '../../app/store.ts';",
    "const store = await import('../../app/store.ts');",
    "type PortalStore = import('../../app/store.ts').PortalStore;",
    "type Module = typeof import('../../app/store.ts');",
  ].map((code) => ({ filename, code, errors: 1 })),
});
