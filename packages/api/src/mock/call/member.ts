import type { Association } from '@mijn/domain/associations';
import type { AuthUser } from '@mijn/domain/auth';
import type { SearchHit, SearchKind } from '@mijn/domain/search';
import type { Section } from '@mijn/domain/sections';
import type { ResponseOf, Operation, PathParams, Shape } from '@mijn/domain/wire';

export interface Account {
  user: AuthUser;
  password: string;
}

/** Makes another call as the same member about the same association. @throws Error if the call is refused. */
export type Ask = <Op extends Operation & Shape>(
  operation: Op,
  query?: Readonly<Record<string, string>>,
  params?: Partial<PathParams<Op['path']>>,
) => Promise<ResponseOf<Op>>;

export interface Found {
  kind: SearchKind;
  total: number;
  hits: SearchHit[];
  /** True if no row has all words, so that the hits have most of them. */
  is_partial?: boolean;
}

/** The part of the search over everything that a resource adds. */
export type MockSearch = (ask: Ask, query: Readonly<Record<string, string>>) => Promise<Found>;

/** The member who makes a call to a mocked provider. */
export interface Member {
  account: Account;
  /** The association of the call as this member sees it; undefined for a call about the member alone. */
  association: Association | undefined;
  /** The time of the call, in ISO 8601. */
  now: string;
  /** The sections that the member has opened in the association. */
  opened: Set<Section>;
  /** The searches of all resources that the member may see. */
  searches: readonly MockSearch[];
  ask: Ask;
}
