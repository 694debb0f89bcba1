import type pg from 'pg';
import { type Reader, signIn } from '../server/rows.ts';

/** Creates an association with one member, and a session of this member. */
export async function prepareReader(client: pg.Client): Promise<Reader> {
  await client.query(`insert into associations (id, code, name) values (uuidv7(), '1', 'VvE 1')`);
  await client.query(
    `insert into users (id, code, email, name) values (uuidv7(), 'bench', 'bench@waterpas.example', 'Anna Eigenaar')`,
  );
  await client.query(
    `insert into memberships (association_id, user_id, is_board, is_invoice_check, is_invoice_check_copy)
      select a.id, u.id, false, false, false from associations a, users u`,
  );
  return signIn(client);
}
