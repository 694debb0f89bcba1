export const shellTexts = {
  chunkFailed: {
    title: 'Dit scherm kon niet worden geladen',
    missing: 'Misschien is het portaal net vernieuwd, of is er geen verbinding. Probeer het opnieuw.',
    'time-out': 'Het laden duurde te lang. Controleer uw internet en probeer het opnieuw.',
    other: 'Er ging iets mis. Probeer het opnieuw.',
  },
} as const;
