export const texts = { save: 'Opslaan', saving: 'Bezig met opslaan' };
