import { isMainThread, Worker } from 'node:worker_threads';

const names = process.argv.slice(2);
const load = (name) => (name.endsWith('.json') ? import(name, { with: { type: 'json' } }) : import(name));
const modules = await Promise.all(names.map(load));
const empty = names.filter((_, index) => Object.keys(modules[index]).length === 0);
process.stdout.write(`${isMainThread ? 'main' : 'worker'} ${modules.length} ${empty.join(' ')}\n`);
if (isMainThread) {
  const worker = new Worker(new URL(import.meta.url), { argv: names });
  worker.ref();
}
