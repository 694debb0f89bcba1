export {
  LinkProvider,
  useLinks,
  type LinkElement,
  type LinkElementProps,
  type LinkProviderProps,
} from './link-provider.tsx';
