export const texts = {
  title: 'Wachtwoord herstellen',
  explanation: (email: string) => `Kies een nieuw wachtwoord voor ${email}.`,
  hint: 'Gebruik 12 tekens of meer. Een zin die u makkelijk onthoudt is goed.',
  fields: {
    password: 'Nieuw wachtwoord',
    password_confirmation: 'Herhaal wachtwoord',
  },
  brokenLink: 'Deze link is niet volledig. Open de link in de mail opnieuw, of vraag een nieuwe link aan.',
  submit: 'Opslaan',
  saved: 'Uw nieuwe wachtwoord is opgeslagen. Log ermee in.',
  again: 'Nieuwe link aanvragen',
} as const;
