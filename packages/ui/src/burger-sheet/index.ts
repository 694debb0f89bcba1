export { BurgerSheet, type BurgerSheetProps } from './burger-sheet.tsx';
