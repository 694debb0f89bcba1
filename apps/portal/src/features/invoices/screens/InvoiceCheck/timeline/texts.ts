export const texts = { empty: 'Hier is nog niets mee gebeurd.' };
