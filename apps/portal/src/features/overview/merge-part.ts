import type { Overview, OverviewPart } from '@mijn/domain/overview';

/** An overview with one part from a later answer, which was asked for that part alone. */
export function mergePart(overview: Overview, part: OverviewPart, answer: Overview): Overview {
  return {
    ...overview,
    [part]: answer[part],
    failed: [...overview.failed.filter((name) => name !== part), ...answer.failed],
  };
}
