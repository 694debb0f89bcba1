import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'vite';

// The library and the portal have a Storybook each, because one for both would load the portal for every component, and test every component again at each
// change of the portal. Designers want one address, one search and one toolbar, so that the two builds are joined: the site is static, and needs http.

/** Storybook asks a second Storybook for these files, and works without what they can say. */
const OPTIONAL_FILES = ['stories.json', 'metadata.json'];

/** Storybook ships its own page as readable code, which is twice as large as it needs to be. */
async function minifyPageOfStorybook(site) {
  for (const file of globSync('{sb-manager,sb-addons/*}/*.js', { cwd: site })) {
    const path = join(site, file);
    const { code, errors } = await minify(path, readFileSync(path, 'utf8'), { module: true });
    if (errors.length > 0) throw new Error(`${file} can't be minified: ${errors[0].message}`);
    writeFileSync(path, code);
  }
}

/** The fonts of Storybook, which the theme replaces. Its pages would load two of them before they know the theme. */
const FONT_OF_STORYBOOK = /@font-face\s*\{[^}]*nunito[^}]*\}/gu;

function leaveOutFonts(site) {
  for (const file of ['index.html', 'iframe.html', 'portal/iframe.html']) {
    const path = join(site, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(FONT_OF_STORYBOOK, ''));
  }
}

/** The tags that tell Storybook while it builds which stories to test and to describe. Its pages don't read them. */
const TAGS_OF_BUILD = new Set(['manifest', 'test']);

/** The page and each preview load the list of all stories, which also has what only the build reads. */
function shortenIndex(site) {
  for (const file of ['index.json', 'portal/index.json']) {
    const path = join(site, file);
    const { entries, ...index } = JSON.parse(readFileSync(path, 'utf8'));
    const short = Object.entries(entries).map(([id, entry]) => [
      id,
      { ...entry, exportName: undefined, tags: entry.tags.filter((tag) => !TAGS_OF_BUILD.has(tag)) },
    ]);
    writeFileSync(path, JSON.stringify({ ...index, entries: Object.fromEntries(short) }));
  }
}

/** The library refers to the portal as `./portal`, so that both are in one sidebar. */
export async function joinSite(root, target) {
  const [library, portal] = ['packages/ui', 'apps/portal'].map((folder) =>
    join(root, folder, 'storybook-static'),
  );
  for (const built of [library, portal])
    if (!existsSync(join(built, 'index.json')))
      throw new Error(`There is no Storybook in ${built}: build it first, with the script build:stories.`);
  rmSync(target, { recursive: true, force: true });
  cpSync(library, target, { recursive: true });
  cpSync(portal, join(target, 'portal'), { recursive: true });
  for (const file of OPTIONAL_FILES) writeFileSync(join(target, 'portal', file), '{}');
  shortenIndex(target);
  leaveOutFonts(target);
  await minifyPageOfStorybook(target);
}
