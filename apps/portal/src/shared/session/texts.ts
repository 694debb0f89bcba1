import type { ApiError } from '@mijn/api';

const reasons = {
  network: 'Er is geen verbinding. Controleer uw internet.',
  tooMany: 'Het is nu te druk.',
  other: 'Het portaal is even niet bereikbaar.',
};

export const texts = {
  title: 'Het portaal is niet bereikbaar',
  again: 'Wij proberen het vanzelf opnieuw.',
  retry: 'Opnieuw proberen',
  loggedOutElsewhere: 'U bent uitgelogd in een ander tabblad of venster.',
  unsent: (names: readonly string[]) =>
    `Niet verstuurd: ${names.slice(0, 3).join(', ')}${names.length > 3 ? ` en nog ${names.length - 3}` : ''}. Kies na het inloggen opnieuw.`,
  reason: (error: ApiError): string => {
    if (error.kind !== 'response') return reasons.network;
    return error.status === 429 ? reasons.tooMany : reasons.other;
  },
};
