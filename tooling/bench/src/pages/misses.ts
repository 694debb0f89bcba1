/** Lighthouse's scores, 0 to 100. */
export interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
}

interface Judged extends Scores {
  /** The audits that cost points for accessibility or best practices. */
  faults: readonly string[];
}

/** What a screen's figures miss, in words; empty when they keep the budget. */
export function missesOf(figures: Judged, budget: Scores): string[] {
  const { performance, accessibility, bestPractices } = budget;
  return [
    ...(figures.performance < performance ? [`performance below ${performance}`] : []),
    ...(figures.accessibility < accessibility ? [`accessibility below ${accessibility}`] : []),
    ...(figures.bestPractices < bestPractices ? [`best practices below ${bestPractices}`] : []),
    ...figures.faults,
  ];
}
