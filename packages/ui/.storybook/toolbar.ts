import { brands } from './brands.ts';
import { STEPS, stepsToolbar } from './steps/steps.ts';

export const initialGlobals = { scheme: 'system', brand: 'waterpas', [STEPS]: 'rest' };

export const globalTypes = {
  brand: {
    description: 'Huisstijl van de beheerder',
    toolbar: {
      title: 'Huisstijl',
      icon: 'paintbrush' as const,
      items: Object.entries(brands).map(([value, { title }]) => ({ value, title })),
    },
  },
  scheme: {
    description: 'Licht of donker',
    toolbar: {
      title: 'Licht of donker',
      icon: 'circlehollow' as const,
      items: [
        { value: 'system', title: 'Zoals het systeem' },
        { value: 'light', title: 'Licht' },
        { value: 'dark', title: 'Donker' },
      ],
    },
  },
  [STEPS]: stepsToolbar,
};
