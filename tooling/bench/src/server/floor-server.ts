import { type FastifyInstance, fastify } from 'fastify';
import pg from 'pg';

const [settings = '{}', association_id] = process.argv.slice(2);

const statement = {
  name: 'bare',
  text: `select id, group_id, name, extension, listed.media_type, byte_size, tags, document_date::text, created_at,
      hidden_at, page_count, has_thumbnail, searchability, is_unreadable, version, null as match,
      group_id in (select id from archive_groups where association_id = $1 and is_board_only) as is_board_only,
      (select sum(document_count)::int from archive_groups
        where association_id = $1 and not is_board_only) as total
    from archive_documents listed join file_readings using (association_id, file_hash)
    where association_id = $1 and hidden_at is null
      and group_id <> all (array(select id from archive_groups where association_id = $1 and is_board_only))
    order by listed.document_date desc, id desc limit 20`,
  values: [association_id],
};

const connection: pg.PoolConfig = JSON.parse(settings);
const pool = new pg.Pool(connection);
const app: FastifyInstance = fastify();
app.get('/', async () => {
  const { rows } = await pool.query<{ total: number }>(statement);
  const data = rows.map((row) => ({ ...row, total: undefined }));
  return { data, meta: { page: 1, per_page: 20, total: rows[0]?.total ?? 0 } };
});
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
