import { measureEvents } from './events.ts';
import { measureFloods } from './floods.ts';
import { measureGuesses } from './guesses.ts';
import { measureImport } from './import.ts';
import { measureNotifications } from './notifications.ts';
import { measurePhotos } from './photos.ts';
import { measureReading } from './reading.ts';
import { measureStore } from './store.ts';
import { measureTransfers } from './transfers.ts';

export const fairCases = [
  { name: 'floods', measure: measureFloods },
  { name: 'guesses', measure: measureGuesses },
  { name: 'reading', measure: measureReading },
  { name: 'store', measure: measureStore },
  { name: 'transfers', measure: measureTransfers },
  { name: 'import', measure: measureImport },
  { name: 'photos', measure: measurePhotos },
  { name: 'notifications', measure: measureNotifications },
  { name: 'events', measure: measureEvents },
] as const;

export async function printFair(cases: readonly (typeof fairCases)[number][]): Promise<void> {
  for (const { name, measure } of cases) {
    console.log(`\n${name}`);
    await measure();
  }
}
