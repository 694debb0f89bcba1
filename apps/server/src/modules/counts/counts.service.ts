import type { SectionCounts } from '@mijn/domain/counts';
import { FIRST_VISIT_MS } from '@mijn/domain/limits';
import { type Section, SECTION_COUNT_MAX, sections } from '@mijn/domain/sections';
import type { Services } from '../../capabilities/services.ts';
import { AppError, type Member } from '../../platform/wire/index.ts';
import type { Module } from '../define-module.ts';
import { countSections, listVisits, saveVisit } from './counts.repository.ts';

const isSection = (name: string): name is Section => sections.some((section) => section === name);

/** A section without module has no new items. */
export async function getCounts(
  services: Services,
  modules: readonly Module[],
  caller: Member,
): Promise<SectionCounts> {
  const counts: SectionCounts = { bulletin_board: 0, newsletters: 0, albums: 0, news: 0, todos: 0 };
  const visits = await listVisits(services.database, caller);
  const firstVisit = new Date(services.now().getTime() - FIRST_VISIT_MS);
  const queries = modules.flatMap(({ counts: counted }) => {
    if (!counted) return [];
    const visit = visits.find(({ section }) => section === counted.section);
    return [[counted.section, counted.count(services, caller, visit?.seen_at ?? firstVisit)] as const];
  });
  const found = await countSections(services.database, queries);
  for (const [section] of queries) counts[section] = Math.min(found[section] ?? 0, SECTION_COUNT_MAX);
  return counts;
}

/**
 * Staff who act for the member change nothing, because items are still new to the member. @param loadedMsAgo milliseconds
 * since the list of the section was loaded. @throws AppError `not_found` for an unknown section.
 */
export async function openSection(
  { database, now }: Services,
  caller: Member,
  section: string,
  loadedMsAgo = 0,
): Promise<void> {
  if (!isSection(section)) throw new AppError('not_found');
  const begin = new Date(now().getTime() - loadedMsAgo);
  if (!caller.impersonator) await saveVisit(database.queries, caller, section, begin);
}
