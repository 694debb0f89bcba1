export { SearchButton, type SearchButtonProps } from './search-button.tsx';
