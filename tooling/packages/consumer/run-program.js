import { tryOut } from './out/program.js';

const [url, email, password] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await tryOut(url, email, password)));
