export const texts = {
  title: 'Wijziging ongedaan maken',
  text: 'Klik op de knop als iemand anders uw e-mailadres heeft gewijzigd. Dan logt u weer in met uw oude adres. Overal wordt uw account uitgelogd, en u kiest een nieuw wachtwoord. Hebt u geen code van een app, herstelcode of passkey? Dan duurt het 72 uur tot u weer kunt inloggen.',
  submit: 'Ongedaan maken',
  brokenLink:
    'Deze link werkt niet meer. Ongedaan maken kan tot 72 uur na de wijziging, en één keer. Vertrouwt u het niet? Bel dan meteen uw beheerder.',
  next: 'Nieuw wachtwoord kiezen',
  done: (email: string) =>
    `Gelukt. U logt weer in met ${email}. Uw oude wachtwoord werkt niet meer: wij hebben u een mail gestuurd om een nieuw wachtwoord te kiezen.`,
  taken: (email: string) =>
    `Uw account is overal uitgelogd, en het oude wachtwoord werkt niet meer. Het adres ${email} hoort nu bij een ander account. Bel daarom uw beheerder.`,
} as const;
