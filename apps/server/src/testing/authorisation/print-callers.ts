import { callersTable } from './table.ts';

process.stdout.write(`${callersTable()}\n`);
