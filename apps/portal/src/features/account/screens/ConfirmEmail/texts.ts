export const texts = {
  title: 'Bevestig uw nieuwe adres',
  text: 'U hebt een mail gekregen op uw nieuwe e-mailadres. Klik op de knop. Daarna logt u in met dat adres.',
  submit: 'E-mailadres bevestigen',
  brokenLink:
    'Deze link werkt niet meer. Misschien hebt u die al gebruikt, of hebt u daarna een ander e-mailadres ingevuld. Kijk bij Mijn gegevens welk adres u nu hebt.',
  next: 'Naar mijn gegevens',
  done: (email: string) => `Gelukt. U logt voortaan in met ${email}.`,
} as const;
