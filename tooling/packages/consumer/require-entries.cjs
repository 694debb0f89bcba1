// Requires each entry, as a program in CommonJS does.
const modules = process.argv.slice(2).map((name) => require(name));
process.stdout.write(`${modules.length} ${typeof require('@mijn/api').createClient}`);
