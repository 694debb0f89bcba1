export const texts = { open: 'Menu openen', title: 'Menu' };
