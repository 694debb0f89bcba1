const MORNING = 5;
const AFTERNOON = 12;
const EVENING = 18;

/** How one greets at this hour of the reader's own clock. */
export function greeting(now: Date): 'Goedemorgen' | 'Goedemiddag' | 'Goedenavond' {
  const hour = now.getHours();
  if (hour < MORNING || hour >= EVENING) return 'Goedenavond';
  return hour < AFTERNOON ? 'Goedemorgen' : 'Goedemiddag';
}
