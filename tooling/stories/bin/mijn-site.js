#!/usr/bin/env node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { checkSite } from '../src/site/check-site.js';
import { joinSite } from '../src/site/join-site.js';

const root = resolve('../..');
if (process.argv.includes('--check')) {
  const site = mkdtempSync(join(tmpdir(), 'mijn-site-'));
  await joinSite(root, site);
  const status = await checkSite(site);
  rmSync(site, { recursive: true, force: true });
  process.exit(status);
} else {
  const site = join(root, 'storybook-static');
  await joinSite(root, site);
  console.log(`The site with the components and the screens is in ${site}.`);
}
