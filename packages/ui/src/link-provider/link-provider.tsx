import {
  createContext,
  useContext,
  useMemo,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
} from 'react';

/** The props of the app's link component: the attributes of an anchor, with a path of the app as `href`. */
export interface LinkElementProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

type LinkElement = ComponentType<LinkElementProps>;

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
  /** The link component of the router, which renders an anchor with this href. */
  component: LinkElement;
  /** Navigates to a path with the router, for the entries of a menu. */
  navigate: (href: string) => void;
  /** Returns the full URL of a path, for the entries of a menu. The default returns the path itself. */
  toHref?: (href: string) => string;
  children: ReactNode;
}

/** Without this provider the components use plain anchors. */
export function LinkProvider({ component, navigate, toHref = same, children }: LinkProviderProps) {
  const links = useMemo(() => ({ Link: component, navigate, toHref }), [component, navigate, toHref]);
  return <LinkContext value={links}>{children}</LinkContext>;
}

export function useLinks(): Links {
  return useContext(LinkContext);
}
