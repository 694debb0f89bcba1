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

/** The part of the overview that a module adds. */
interface OverviewSection {
  part: OverviewPart;
  /** Whether the part exists for this member. Without it the part exists for everyone. */
  isFor?: (membership: Membership) => boolean;
  list: (services: Services, caller: Member) => Promise<Partial<Unserialised<Overview>>>;
}

/** How the search finds the entities of a module. */
interface SearchSection {
  kind: SearchKind;
  /** Where to search; null when the resource does not exist for the member. */
  source: (membership: Membership) => SearchSource | null;
}

/** Declares one resource. `modules/index.ts` lists all modules. */
export interface Module {
  contract: AnyContract;
  register: (api: FastifyInstance, services: Services, modules: readonly Module[]) => void;
  search: SearchSection | undefined;
  overview: OverviewSection | undefined;
  /** Its CSV files, each after those that it refers to. */
  importers: readonly Importer[];
  /** Its background work. */
  jobs: readonly Job[];
  /** What tests and benchmarks iterate over. The server never loads it in production. */
  fixtures: () => Promise<Fixtures>;
}

interface ModuleSpec<C extends AnyContract, Accesses> {
  contract: C;
  /** The operations that do not need a signed-in member. */
  access?: Accesses & AccessMap<C>;
  /** A handler for every operation. `modules` is the list of all modules, for the overview and the search. */
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
