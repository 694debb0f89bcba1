/** The scores of Lighthouse, from 0 to 100. */
export interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
}

interface Judged extends Scores {
  faults: readonly string[];
}

export function missesOf(figures: Judged, budget: Scores): string[] {
  const { performance, accessibility, bestPractices } = budget;
  return [
    ...(figures.performance < performance ? [`performance below ${performance}`] : []),
    ...(figures.accessibility < accessibility ? [`accessibility below ${accessibility}`] : []),
    ...(figures.bestPractices < bestPractices ? [`best practices below ${bestPractices}`] : []),
    ...figures.faults,
  ];
}
