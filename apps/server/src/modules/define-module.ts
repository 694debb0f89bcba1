import type { SectionCounts } from '@mijn/domain/counts';
import type { Overview, OverviewPart } from '@mijn/domain/overview';
import type { SearchKind } from '@mijn/domain/search';
import type { SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Importer } from '../capabilities/import/importer.ts';
import type { JobServices } from '../capabilities/job-services.ts';
import type { Job } from '../platform/jobs/define-job.ts';
import type { DigestSource, NotificationSource } from '../capabilities/notifications/sources.ts';
import type { PersonalData } from '../capabilities/personal-data/personal-data.ts';
import type { SearchSource } from '../capabilities/search/index.ts';
import type { Services } from '../capabilities/services.ts';
import type { SealedTable } from '../platform/security/reseal.ts';
import type { FileKind } from '../capabilities/stored-files/file-kind.ts';
import {
  type AccessMap,
  type AnyContract,
  bind,
  type Checks,
  type Handlers,
  type Member,
  type Membership,
  type Unserialised,
} from '../platform/wire/index.ts';

/** The part of the overview that a module adds. */
interface OverviewSection {
  part: OverviewPart;
  /** Returns whether the part exists for a member. If it is left out, the part exists for all members. */
  isFor?: (membership: Membership) => boolean;
  list: (services: Services, caller: Member) => Promise<Partial<Unserialised<Overview>>>;
}

/** The part of the search over everything that a module adds. */
interface SearchSection {
  kind: SearchKind;
  /** Returns the source of the search, or null if the resource does not exist for the member. */
  source: (membership: Membership, now: Date, user_id: string) => SearchSource | null;
}

/** The part of the counts in the menu that a module adds. */
interface CountsSection {
  section: keyof SectionCounts;
  /**
   * Returns the query of the number of items that others published since a time. It may stop counting at
   * `SECTION_COUNT_MAX`. One statement has the queries of all modules.
   */
  count: (services: Services, caller: Member, since: Date) => SQL;
}

/** The declaration of one resource. `modules/index.ts` contains the list of all modules. */
export interface Module {
  /** The name of the folder and of the files of the module. */
  name: string;
  contract: AnyContract;
  /** The access of the operations that do not require a signed-in member. */
  access: AccessMap<AnyContract>;
  register: (api: FastifyInstance, services: Services, modules: readonly Module[]) => void;
  search: SearchSection | undefined;
  overview: OverviewSection | undefined;
  counts: CountsSection | undefined;
  notifications: NotificationSource | undefined;
  digest: DigestSource | undefined;
  /** What the module holds about a member, for the export of personal data. */
  personalData: readonly PersonalData[];
  /** The kinds of stored bytes to which rows of the module refer. */
  fileKinds: readonly FileKind[];
  /** The tables of the module with secrets that the server has to read again. */
  sealedTables: readonly SealedTable[];
  /** The importers of the CSV files, each after the files that it refers to. */
  importers: readonly Importer[];
  /** The jobs of the module. */
  jobs: readonly Job<JobServices>[];
}

interface ModuleSpec<C extends AnyContract, Accesses> {
  name: string;
  contract: C;
  /** The access of the operations that do not require a signed-in member. */
  access?: Accesses & AccessMap<C>;
  /**
   * Returns a handler for every operation. `modules` is the list of all modules, which the overview and the
   * search need.
   */
  handlers: (services: Services, modules: readonly Module[]) => Handlers<C, Accesses>;
  checks?: (services: Services) => Checks<C, Accesses>;
  search?: SearchSection;
  overview?: OverviewSection;
  counts?: CountsSection;
  notifications?: NotificationSource;
  digest?: DigestSource;
  personalData?: readonly PersonalData[];
  fileKinds?: readonly FileKind[];
  sealedTables?: readonly SealedTable[];
  importers?: readonly Importer[];
  jobs?: readonly Job<JobServices>[];
}

/** Creates a module. The code does not compile if an operation has no handler. */
export function defineModule<const C extends AnyContract, const Accesses = unknown>({
  name,
  contract,
  access,
  handlers,
  checks,
  search,
  overview,
  counts,
  notifications,
  digest,
  personalData = [],
  fileKinds = [],
  sealedTables = [],
  importers = [],
  jobs = [],
}: ModuleSpec<C, Accesses>): Module {
  return {
    name,
    contract,
    access: access ?? {},
    register: (api, services, modules) =>
      bind(api, contract, handlers(services, modules), access, checks?.(services)),
    search,
    overview,
    counts,
    notifications,
    digest,
    personalData,
    fileKinds,
    sealedTables,
    importers,
    jobs,
  };
}
