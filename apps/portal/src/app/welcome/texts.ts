export const texts = {
  title: 'Welkom',
  introduction: (portal: string, company: string) =>
    `In ${portal} vindt u de stukken van uw vereniging van eigenaren: notulen, begrotingen, onderhoud en meer. Het portaal is van ${company}.`,
  logIn: 'Inloggen',
} as const;
