import { tryOut } from './out/program.js';

const [address, email, password] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await tryOut(address, email, password)));
