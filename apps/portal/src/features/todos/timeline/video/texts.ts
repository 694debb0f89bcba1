export const texts = {
  unplayable: 'Dit filmpje kan hier niet worden afgespeeld. U kunt het wel opslaan.',
  save: 'Opslaan',
  saveOf: (name: string) => `Opslaan: ${name}`,
};
