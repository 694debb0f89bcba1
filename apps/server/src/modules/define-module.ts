import type { Overview, OverviewPart } from '@mijn/domain/overview';
import type { SearchKind } from '@mijn/domain/search';
import type { FastifyInstance } from 'fastify';
import type { Importer } from '../import/importer.ts';
import type { Job } from '../jobs/define-job.ts';
import type { SearchSource } from '../search/index.ts';
import type { Services } from '../services.ts';
import type { Fixtures } from '../testing/fixtures/fixtures.ts';
import {
  type AccessMap,
  type AnyContract,
  bind,
  type Handlers,
  type Member,
  type Membership,
  type Unserialised,
} from '../wire/index.ts';

/** What a resource adds to the overview. */
export interface OverviewSection {
  part: OverviewPart;
  /** Whether the part exists for this member. Without it the part exists for everyone. */
  isFor?: (membership: Membership) => boolean;
  list: (services: Services, caller: Member) => Promise<Partial<Unserialised<Overview>>>;
}

/** What the search over everything needs of a resource. */
export interface SearchSection {
  kind: SearchKind;
  /** Where it searches; null where the resource does not exist for this member. */
  source: (membership: Membership) => SearchSource | null;
}

/** What the server knows about one resource. The list of all is in `modules/index.ts`. */
export interface Module {
  contract: AnyContract;
  register: (api: FastifyInstance, services: Services, modules: readonly Module[]) => void;
  search: SearchSection | undefined;
  overview: OverviewSection | undefined;
  /** The CSV files that it imports, each after those that it refers to. */
  importers: readonly Importer[];
  /** The background work that it adds. */
  jobs: readonly Job[];
  /** What tests and benchmarks iterate over. Production never loads it. */
  fixtures: () => Promise<Fixtures>;
}

interface ModuleSpec<C extends AnyContract, Accesses> {
  contract: C;
  /** The operations that do not need a signed-in member. */
  access?: Accesses & AccessMap<C>;
  /** A handler for every operation. `modules` is the list of all modules, for what joins them. */
  handlers: (services: Services, modules: readonly Module[]) => Handlers<C, Accesses>;
  search?: SearchSection;
  overview?: OverviewSection;
  importers?: readonly Importer[];
  jobs?: readonly Job[];
  fixtures: () => Promise<{ fixtures: Fixtures }>;
}

/** Declares a module. An operation without a handler does not compile. */
export function defineModule<const C extends AnyContract, const Accesses = unknown>({
  contract,
  access,
  handlers,
  search,
  overview,
  importers = [],
  jobs = [],
  fixtures,
}: ModuleSpec<C, Accesses>): Module {
  return {
    contract,
    register: (api, services, modules) => bind(api, contract, handlers(services, modules), access),
    search,
    overview,
    importers,
    jobs,
    fixtures: async () => (await fixtures()).fixtures,
  };
}
