import {
  measureAttack,
  measureEvents,
  measureFloods,
  measureGuesses,
  measureStore,
  measureUploads,
} from './calls.ts';
import { measureImport, measureNotifications, measurePhotos } from './jobs.ts';

/** What a server does while a member makes calls. */
export const fairCases = [
  { name: 'attack', run: measureAttack },
  { name: 'floods', run: measureFloods },
  { name: 'guesses', run: measureGuesses },
  { name: 'store', run: measureStore },
  { name: 'uploads', run: measureUploads },
  { name: 'events', run: measureEvents },
  { name: 'import', run: measureImport },
  { name: 'photos', run: measurePhotos },
  { name: 'notifications', run: measureNotifications },
] as const;
