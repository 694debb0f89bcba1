import type { SQL } from 'drizzle-orm';

const resourceOf = Symbol('resource');

/**
 * The condition under which rows of one resource exist for a caller. Only `<resource>.access.ts` makes one, and the
 * repository's functions require it: forgetting who asks does not compile.
 */
export interface AccessFilter<Resource extends string> {
  readonly [resourceOf]: Resource;
  readonly where: SQL;
}

/** Makes the filter of a resource: `accessFilter('archive_documents', and(eq(…), …))`. */
export function accessFilter<const Resource extends string>(
  resource: Resource,
  where: SQL,
): AccessFilter<Resource> {
  return { [resourceOf]: resource, where };
}
