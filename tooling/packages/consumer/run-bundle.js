// Uses the bundle in a folder once with a server that answers, and once without a network.
const { listAll } = await import(new URL(`./${process.argv[2]}/bundle.js`, import.meta.url).href);
const page = { data: [{ description: 'Dak' }], meta: { page: 1, per_page: 25, total: 1 } };
const found = [
  await listAll(async () => Response.json(page)),
  await listAll(() => Promise.reject(new TypeError('Failed to fetch'))),
];
process.stdout.write(JSON.stringify(found));
