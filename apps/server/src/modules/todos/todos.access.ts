import { isBoardMember } from '@mijn/domain/roles';
import { sql, type SQL } from 'drizzle-orm';
import { accessFilter, type AccessFilter, type Member } from '../../platform/wire/index.ts';

export type TodosFilter = AccessFilter<'todos'>;

export type TodosReader = Pick<Member, 'user_id' | 'membership'>;

/** The condition that no board member has done anything about a report yet, of a row of `todos`. */
export const AWAITS_BOARD =
  sql.raw(`todos.reported_at is not null and todos.code is null and todos.joined_to is null and not todos.is_done
  and todos.looked_at is null and todos.visibility_chosen_at is null and todos.replied_at is null`);

/** The place of a defect in the apartment of a member begins with this. It is suggested to no other member. */
export const OWN_APARTMENT = 'In mijn appartement';

/**
 * Returns whether all owners see an action item, of a row of `todos`. The rule of the association holds for all its reports at
 * once: under `never` owners see none, and the others say who sees a report about which nobody chose (docs/product.md#reports-who-sees).
 * @param associationId the association of the rows, if it is known, so that its rule is read once.
 * @param row the name of the row.
 */
export function isShown(associationId?: SQL | string, row = 'todos'): SQL<boolean> {
  const of = (column: string) => sql.raw(`${row}.${column}`);
  const rule = sql`(select report_visibility from associations where associations.id = ${associationId ?? of('association_id')})`;
  return sql`(case when ${of('reported_at')} is null then ${of('is_visible_to_owners')} when ${rule} = 'never' then false
    when ${of('visibility_chosen_at')} is not null then ${of('is_visible_to_owners')} else ${rule} = 'at_once' end)`;
}

/**
 * Returns the condition that a report waits for a look of a board member, of a row of `todos`: nobody of the board looked at it, replied,
 * or chose who sees it, and the provider has not taken it over (docs/product.md#reports-board). The index `todos_await_board` has it.
 */
export const awaitsLook = ({ user_id, membership }: TodosReader): SQL<boolean> =>
  sql`(${isBoardMember(membership)}::boolean and todos.reporter_id is distinct from ${user_id}::uuid and ${AWAITS_BOARD})`;

interface Viewer {
  isBoard: SQL | boolean;
  userId: SQL | string;
  associationId?: string;
}

/** Who reported the same sees the item too. A constant viewer lets the database look that up once for all rows. */
function isVisible({ isBoard, userId, associationId }: Viewer, row: string): SQL {
  const association = associationId ?? sql.raw(`${row}.association_id`);
  return sql`(${isBoard}::boolean or ${sql.raw(row)}.reporter_id = ${userId}::uuid or ${isShown(associationId, row)}
    or ${sql.raw(row)}.id in (select same.joined_to from todos same where same.association_id = ${association}
      and same.reporter_id = ${userId}::uuid and same.joined_to is not null))`;
}

/** Returns the condition that a member sees an action item of the association, of a row of `todos`. Of a joined report its item must be visible too. */
export const isVisibleTo = (viewer: Viewer): SQL =>
  // Of a known association, each part of the statement reads that alone.
  sql`(${isVisible(viewer, 'todos')} and (todos.joined_to is null or exists (select from todos target
    where target.association_id = ${viewer.associationId ?? sql.raw('todos.association_id')} and target.id = todos.joined_to and ${isVisible(viewer, 'target')})))`;

const viewerOf = ({ user_id, membership }: TodosReader): Viewer => ({
  isBoard: false,
  userId: user_id,
  associationId: membership.association_id,
});

/**
 * Members see all action items of their association, except the reports of others that nobody has shown to the owners. The
 * board sees those too (docs/product.md#reports-who-sees). Reports that were joined to another item are in no list.
 */
export function todosFor(reader: TodosReader): TodosFilter {
  const isListed = sql`todos.association_id = ${reader.membership.association_id} and todos.joined_to is null`;
  return accessFilter(
    'todos',
    isBoardMember(reader.membership)
      ? isListed
      : sql`${isListed} and ${isVisible(viewerOf(reader), 'todos')}`,
  );
}

/** Returns the filter for an action item by its id, which finds a joined report too. */
export function oneTodoFor(reader: TodosReader): TodosFilter {
  const ofAssociation = sql`todos.association_id = ${reader.membership.association_id}`;
  return accessFilter(
    'todos',
    isBoardMember(reader.membership)
      ? ofAssociation
      : sql`${ofAssociation} and ${isVisibleTo(viewerOf(reader))}`,
  );
}

/** Replaces the name of a reporter who is not named. */
export const OTHER_MEMBER = 'Een ander lid';

/**
 * Returns whether the reporter of an action item is not named to a member, of a row of `todos` that the member sees: only an own report,
 * which was joined to it, shows it to the member.
 */
export const isAnonymousTo = ({ user_id, membership }: TodosReader): SQL<boolean> =>
  sql`(not ${isBoardMember(membership)}::boolean and todos.reporter_id is distinct from ${user_id}::uuid
    and not ${isShown(membership.association_id)})`;
