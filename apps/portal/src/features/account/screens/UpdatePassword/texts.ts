export const texts = {
  title: 'Wijzig wachtwoord',
  fields: {
    current_password: 'Huidig wachtwoord',
    password: 'Nieuw wachtwoord',
    password_confirmation: 'Herhaal nieuw wachtwoord',
  },
  intro:
    'Na het wijzigen bent u op al uw andere apparaten uitgelogd, en werken uw sleutels voor apps niet meer. Wij sturen u een mail dat uw wachtwoord is gewijzigd.',
  hint: 'Gebruik 12 tekens of meer. Een zin die u makkelijk onthoudt is goed.',
  forgotten: 'Huidig wachtwoord vergeten?',
  submit: 'Wachtwoord wijzigen',
  cancel: 'Annuleren',
  saved: 'Uw wachtwoord is gewijzigd. Op andere apparaten bent u uitgelogd.',
  staff: 'Het wachtwoord kan alleen de bewoner zelf wijzigen.',
} as const;
