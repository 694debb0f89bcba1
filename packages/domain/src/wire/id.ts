import { string } from 'yup';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;

/** An id: a UUID of any version (decisions §2). yup's own `uuid()` refuses version 7, which ours are. */
export function id() {
  return string().matches(UUID, { name: 'uuid' });
}
