import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { webhookKinds } from '@mijn/domain/webhooks';

const root = path.resolve(import.meta.dirname, '../../..');

/** The documents that list the kinds of webhooks, each between the two marks. */
const documents = ['packages/api/README.md', 'docs/playbooks/webhooks.md'];

const MARKS =
  /(?<start><!-- The kinds of webhooks, written by `pnpm openapi`. -->\n)[^]*?(?<end><!-- End of the kinds. -->)/u;

const table = [
  '| Kind | When | The call that gets it |',
  '|---|---|---|',
  ...Object.entries(webhookKinds).map(
    ([kind, { summary, operation }]) =>
      `| \`${kind}\` | ${summary} | \`${operation.method} ${operation.path}\` |`,
  ),
].join('\n');

/** Returns the documents with the table of all kinds. @throws Error for a document without the marks. */
export const webhookTables = async (): Promise<[file: string, content: string][]> =>
  Promise.all(
    documents.map(async (name): Promise<[string, string]> => {
      const file = path.join(root, name);
      const text = await readFile(file, 'utf8');
      if (!MARKS.test(text)) throw new Error(`${name} has no marks for the kinds of webhooks.`);
      return [file, text.replace(MARKS, `$<start>\n${table}\n\n$<end>`)];
    }),
  );
