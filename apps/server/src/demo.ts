import { createProgress } from './cli/progress.ts';
import { importFolder } from './cli/import/index.ts';
import { demoFolder } from './config/paths.ts';
import { associations } from './database/index.ts';
import type { Foundation } from './services.ts';

/** Imports the demo folder into a database without associations, through the ordinary import. */
export async function importDemo(foundation: Foundation): Promise<void> {
  const { queries } = foundation.database;
  const isFilled = (await queries.select({ id: associations.id }).from(associations).limit(1)).length > 0;
  if (isFilled) return;
  const { report, done } = createProgress();
  await importFolder(demoFolder, foundation, report).finally(done);
}
