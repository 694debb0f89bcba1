import { dutchTime } from '@mijn/domain/formats';

const MORNING = 5;
const AFTERNOON = 12;
const EVENING = 18;

export function greeting(now: Date): 'Goedemorgen' | 'Goedemiddag' | 'Goedenavond' {
  const hour = Number(dutchTime(now).slice(11, 13));
  if (hour < MORNING || hour >= EVENING) return 'Goedenavond';
  return hour < AFTERNOON ? 'Goedemorgen' : 'Goedemiddag';
}
