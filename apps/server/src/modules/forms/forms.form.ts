import type { Form } from '@mijn/domain/forms';
import { forms } from './forms.tables.ts';

/** The columns of a form itself that go over the wire. */
export const formColumns = {
  id: forms.id,
  group: forms.group,
  name: forms.name,
  description: forms.description,
  extension: forms.extension,
  media_type: forms.media_type,
  byte_size: forms.byte_size,
  is_hidden: forms.is_hidden,
};

/** A row as the contract names it, without what else was asked of it. */
export function toForm(row: Form): Form {
  return {
    id: row.id,
    group: row.group,
    name: row.name,
    description: row.description,
    extension: row.extension,
    media_type: row.media_type,
    byte_size: row.byte_size,
    is_hidden: row.is_hidden,
    page_count: row.page_count,
    has_thumbnail: row.has_thumbnail,
  };
}
