import { keepFilesPrivate } from '../platform/config/data-folder.ts';
import { runCommandLine } from './commands.ts';

keepFilesPrivate();
process.exitCode = await runCommandLine(process.argv.slice(2), process.env);
