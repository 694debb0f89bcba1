import { runTests } from './run-tests.ts';

const { isFailed } = await runTests(process.argv.slice(2));
process.exit(isFailed ? 1 : 0);
