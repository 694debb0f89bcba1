export const texts = {
  reason:
    'Een wijziging van uw e-mailadres is ongedaan gemaakt. Daarom vragen wij meer dan uw wachtwoord. Zo komt iemand die alleen uw mail leest, niet in uw account.',
  factor: 'Hebt u een code van uw app, een herstelcode of een passkey? Gebruik die hieronder.',
  until: (moment: string) => `Hebt u dat niet? Dan kunt u vanaf ${moment} inloggen met alleen uw wachtwoord.`,
  never: 'Hebt u dat niet? Dan kan alleen uw beheerder u helpen.',
  over: 'De wachttijd is voorbij. Log uit, en log daarna opnieuw in met uw wachtwoord.',
  call: 'Hebt u haast, of was u dit niet? Bel ons:',
} as const;
