import { sql } from 'drizzle-orm';
import { contentKey } from '../../capabilities/files/index.ts';
import { definePersonalData } from '../../capabilities/personal-data/personal-data.ts';
import { associationOf } from '../../capabilities/personal-data/sql.ts';

export const stagedOfMember = definePersonalData<{ name: string; file_hash: string }>({
  name: 'staged_files',
  title: 'Bestanden die nog in geen bericht staan',
  tables: ['staged_files'],
  labels: { association: 'Vereniging', name: 'Naam', created_at: 'Toegevoegd', byte_size: 'Grootte' },
  file: {
    columns: ['file_hash'],
    of: ({ name, file_hash }) => ({ name, key: contentKey(file_hash) }),
  },
  query: ({ user_id }) => sql`
    select ${associationOf('staged_files')}, association_id, id, name, media_type, byte_size, created_at, file_hash
    from staged_files where user_id = ${user_id} order by created_at, id`,
});
