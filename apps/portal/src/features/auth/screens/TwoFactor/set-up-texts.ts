export const texts = {
  reason:
    'U zit in het bestuur van uw vereniging, of u controleert facturen. Daarom is uw wachtwoord alleen niet meer genoeg om in te loggen.',
  choice: 'Kies uw tweede stap. Daarna gaat u verder waar u was. Wat u had ingevuld, blijft bewaard.',
  app: 'Een app op uw telefoon',
  appText: 'Na uw wachtwoord vult u een code van 6 cijfers in, die de app toont.',
  appButton: 'Instellen met een app',
  passkey: 'Een passkey',
  passkeyText:
    'U gebruikt uw vinger, uw gezicht of de pincode van uw apparaat. U hoeft dan geen code te typen.',
  passkeyButton: 'Instellen met een passkey',
} as const;
