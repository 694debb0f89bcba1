import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The library refers to the portal as `./portal`, so that both are in one sidebar. */
export function joinSite(root, target) {
  const [library, portal] = ['packages/ui', 'apps/portal'].map((folder) =>
    join(root, folder, 'storybook-static'),
  );
  for (const built of [library, portal])
    if (!existsSync(join(built, 'index.json')))
      throw new Error(`There is no Storybook in ${built}: build it first, with the script build:stories.`);
  rmSync(target, { recursive: true, force: true });
  cpSync(library, target, { recursive: true });
  cpSync(portal, join(target, 'portal'), { recursive: true });
}
