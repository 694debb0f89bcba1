import type { Database } from '../database.ts';
import { CURRENT_POSITION } from './positions.ts';

/** The parts of the statements of the gate that read the last known change of the association `$2`. */
export const lastChange = {
  // A position that the log has not reached comes from the log of another cluster, such as before a restore.
  column: `, case when c.position <= ${CURRENT_POSITION} then c.position end as last_change`,
  join: 'left join association_changes c on c.association_id = $2',
} as const;

const NOTE = `
  insert into association_changes (association_id, position)
  select association_id, ${CURRENT_POSITION} from changed
  on conflict (association_id) do update set position = ${CURRENT_POSITION}`;

/** Rows are locked in the order of their ids, so that two servers never wait for each other. */
const noteStatement = {
  name: 'note_changes',
  text: `with changed as (
      select id as association_id from associations where id = any ($1::uuid[]) order by id
    ) ${NOTE}`,
};

const noteOfMemberStatement = {
  name: 'note_changes_of_member',
  text: `with changed as (
      select association_id from memberships where user_id = $1 order by association_id
    ) ${NOTE}`,
};

/** Makes reads on every server show the committed changes of the associations, because the gate reads the note. */
export async function noteChanges(
  { prepared }: Pick<Database, 'prepared'>,
  associationIds: readonly string[],
): Promise<void> {
  await prepared(noteStatement, [associationIds]);
}

/** Notes a change of no association for all associations of the member who made the change. */
export async function noteChangesOfMember(
  { prepared }: Pick<Database, 'prepared'>,
  userId: string,
): Promise<void> {
  await prepared(noteOfMemberStatement, [userId]);
}
