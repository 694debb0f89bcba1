export const texts = {
  title: 'Bevestig dat u het bent',
  text: 'Voor de veiligheid van uw account vragen wij uw wachtwoord nog een keer. Wat u hebt ingevuld blijft staan.',
  password: 'Wachtwoord',
  confirm: 'Bevestigen',
} as const;
