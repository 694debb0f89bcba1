import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Joins the built Storybooks of the library and of the portal into one static site. The library refers to the
 * portal as `./portal`, so that both are in one sidebar.
 * @param {string} root the root of the project
 * @param {string} target the folder of the site, which is replaced
 */
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
