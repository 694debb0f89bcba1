import {
  createContext,
  useContext,
  useMemo,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
} from 'react';

/** What the app's link is given: an anchor's attributes with a path of the app. */
export interface LinkElementProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

export type LinkElement = ComponentType<LinkElementProps>;

interface Links {
  Link: LinkElement;
  navigate: (href: string) => void;
  toHref: (href: string) => string;
}

const same = (href: string): string => href;

const LinkContext = createContext<Links>({
  Link: ({ children, ...props }) => <a {...props}>{children}</a>,
  navigate: (href) => window.location.assign(href),
  toHref: same,
});

export interface LinkProviderProps {
  /** The router's link: it renders an anchor with this href. */
  component: LinkElement;
  /** The router's way to a path, for the entries of a menu. */
  navigate: (href: string) => void;
  /** The whole address of a path, for the entries of a menu; the path itself by default. */
  toHref?: (href: string) => string;
  children: ReactNode;
}

/** Sets how the components follow a link. Without it they use plain anchors. */
export function LinkProvider({ component, navigate, toHref = same, children }: LinkProviderProps) {
  const links = useMemo(() => ({ Link: component, navigate, toHref }), [component, navigate, toHref]);
  return <LinkContext value={links}>{children}</LinkContext>;
}

/** The app's link, and its way to a path. */
export function useLinks(): Links {
  return useContext(LinkContext);
}
