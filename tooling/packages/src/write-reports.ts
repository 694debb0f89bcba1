import { writeFile } from 'node:fs/promises';
import { folderOf, publishedPackages, reportFileOf } from './places.ts';
import { reportOf } from './report.ts';

/** Writes the reports of the public surface of the built packages. */
for (const name of publishedPackages) await writeFile(reportFileOf(name), await reportOf(folderOf(name)));
