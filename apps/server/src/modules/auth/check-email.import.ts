import { and, eq, ne } from 'drizzle-orm';
import type { staff, users } from '../../database/index.ts';
import type { ColumnFault, ImportContext } from '../../import/importer.ts';

/** Checks that an e-mail address is nobody else's, neither in this file nor in the database. */
export function createEmailCheck(table: typeof users | typeof staff) {
  const seen = new WeakMap<ImportContext, Map<string, string>>();
  return async (
    { code, email }: { code: string; email: string },
    context: ImportContext,
  ): Promise<ColumnFault[]> => {
    const owners = seen.get(context) ?? new Map<string, string>();
    seen.set(context, owners);
    const address = email.toLowerCase();
    const inFile = owners.get(address);
    owners.set(address, code);
    const [inDatabase] = await context.queries
      .select({ code: table.code })
      .from(table)
      .where(and(eq(table.email, email), ne(table.code, code)));
    const other = inFile === code ? inDatabase?.code : (inFile ?? inDatabase?.code);
    return other === undefined ? [] : [{ column: 'email', reason: `${email} belongs to ${other} already` }];
  };
}
