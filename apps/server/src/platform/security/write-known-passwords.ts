// Writes the list of known passwords as the server reads it:
//   node src/security/write-known-passwords.ts <text file with one password on each line>
// The list in the repository is made of the 100,000 most common of the 10 million passwords that Mark Burnett published, as in
// https://github.com/andrewlock/CommonPasswordsValidator (MIT licence), file 10_million_password_list_top_100000.txt.
import { readFileSync, writeFileSync } from 'node:fs';
import { KNOWN_PASSWORDS_FILE, prefixOf } from './known-passwords.ts';

const [list = ''] = process.argv.slice(2);
const passwords = readFileSync(list, 'utf8').split(/\r?\n/u).filter(Boolean);
const prefixes = new Set(passwords.map((password) => prefixOf(password.toLowerCase())));
const bytes = Buffer.alloc(prefixes.size * 4);
for (const [at, prefix] of [...prefixes].toSorted((one, other) => one - other).entries())
  bytes.writeUInt32BE(prefix, at * 4);
writeFileSync(KNOWN_PASSWORDS_FILE, bytes);
process.stdout.write(`${prefixes.size} different passwords, ${bytes.length} bytes\n`);
