import type { MediaItem, MediaItemInList } from '@mijn/domain/archive';
import type { Overview, OverviewPart } from '@mijn/domain/overview';
import { overviewParts } from '@mijn/domain/overview/contract';
import { canCheckInvoices } from '@mijn/domain/roles';
import { describeThrown } from '../../plugins/errors.ts';
import type { Services } from '../../services.ts';
import type { Member } from '../../wire/index.ts';
import { listDocuments } from '../archive/index.ts';
import { listInvoices } from '../invoices/index.ts';
import { listMeetings } from '../meetings/index.ts';
import { todosOf } from '../todos/index.ts';

type Needs = Pick<Services, 'database' | 'now' | 'log'>;

interface List<Item> {
  data: Item[];
  meta: { total: number };
}

/** Rows that a part shows. */
const ROWS = { todos: 3, meetings: 1, invoices: 3, documents: 4 } as const satisfies Record<
  OverviewPart,
  number
>;

const first = (part: OverviewPart) => ({ page: 1, per_page: ROWS[part] });

/** Whether a part exists for this member, and was asked for. */
function isWanted(part: OverviewPart, { membership }: Member, asked: string | undefined): boolean {
  if (part === 'invoices' && !canCheckInvoices(membership)) return false;
  return asked === undefined || asked.split(',').includes(part);
}

const withoutMatch = (found: MediaItemInList): MediaItem => {
  const { match: _, ...document } = found;
  return document;
};

/**
 * What is new for this member, all parts at the same time. One that fails leaves the others; only when all of them do,
 * the first error goes through.
 * @param asked the names of the parts, separated by commas; undefined for all.
 */
export async function overview(
  { database, now, log }: Needs,
  caller: Member,
  asked: string | undefined,
): Promise<Overview> {
  const wanted = overviewParts.filter((part) => isWanted(part, caller, asked));
  const faults = new Map<OverviewPart, unknown>();
  const load = async <Item>(part: OverviewPart, list: () => Promise<List<Item>>) => {
    if (!wanted.includes(part)) return null;
    try {
      const { data, meta } = await list();
      return { data, total: meta.total };
    } catch (thrown) {
      log.error({ part, fault: describeThrown(thrown) }, 'a part of the overview failed');
      faults.set(part, thrown);
      return null;
    }
  };

  const [todos, meetings, invoices, documents] = await Promise.all([
    load('todos', () =>
      todosOf(database, caller, { ...first('todos'), is_done: false, sort: '-start_date' }),
    ),
    load('meetings', () =>
      listMeetings(database, caller, { ...first('meetings'), period: 'upcoming' }, now()),
    ),
    load('invoices', () =>
      listInvoices(database, caller, { ...first('invoices'), is_checked: false, sort: 'created_at' }),
    ),
    load('documents', async () => {
      const { data, meta } = await listDocuments(database, caller, {
        ...first('documents'),
        sort: '-created_at',
        in_text: false,
      });
      return { data: data.map(withoutMatch), meta };
    }),
  ]);
  if (faults.size > 0 && faults.size === wanted.length) throw [...faults.values()][0];
  return { todos, meetings, invoices, documents, failed: overviewParts.filter((part) => faults.has(part)) };
}
