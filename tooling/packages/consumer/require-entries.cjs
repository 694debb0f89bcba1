// Requires each entry, as a program in CommonJS does.
const names = process.argv.slice(2);
const modules = names.map((name) => require(name));
const empty = names.filter((_, index) => Object.keys(modules[index]).length === 0);
process.stdout.write(`${modules.length} ${typeof require('@mijn/api').createClient} ${empty.join(' ')}`);
