import { and, gt, inArray, isNotNull } from 'drizzle-orm';
import { exportKey, EXPORTS } from '../../capabilities/files/index.ts';
import { type FileKind, listPages } from '../../capabilities/stored-files/file-kind.ts';
import { personalDataExports as exports } from './personal-data.tables.ts';

export const idsIn = (key: string): readonly [exportId: string, fileId: string] => {
  const [exportId = '', fileId = ''] = key.slice(EXPORTS.length).split('/');
  return [exportId, fileId];
};

/** A running export needs the zips of all its attempts. */
export const exportFiles: FileKind = {
  prefix: EXPORTS,
  pattern: /^exports\/[0-9a-f-]{36}\/[0-9a-f-]{36}$/u,
  listNeeded: async ({ queries }, keys) => {
    const ids = keys.map((key) => idsIn(key)[0]);
    const { id, file_id, ready_at, failed_at } = exports;
    const rows = await queries
      .select({ id, file_id, ready_at, failed_at })
      .from(exports)
      .where(inArray(id, ids));
    const ready = new Set(rows.map((row) => row.file_id && exportKey(row.id, row.file_id)));
    const running = new Set(rows.filter((row) => !row.ready_at && !row.failed_at).map((row) => row.id));
    return new Set(keys.filter((key) => ready.has(key) || running.has(idsIn(key)[0])));
  },
  listRequired: async function* listRequired({ queries }) {
    const { id, file_id, byte_size } = exports;
    type Row = { id: string; file_id: string | null; byte_size: number | null };
    const list = (last: Row | undefined, max: number) =>
      queries
        .select({ id, file_id, byte_size })
        .from(exports)
        .where(and(isNotNull(file_id), last && gt(id, last.id)))
        .orderBy(id)
        .limit(max);
    for await (const page of listPages<Row>(list)) {
      yield page.flatMap((row) =>
        row.file_id === null ? [] : [{ key: exportKey(row.id, row.file_id), byte_size: row.byte_size }],
      );
    }
  },
};
