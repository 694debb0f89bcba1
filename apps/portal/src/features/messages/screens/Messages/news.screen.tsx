import { useParams } from 'react-router';
import { notFoundPath } from '../../../../shared/routing/paths.ts';
import { useBrand } from '../../../../shared/brand/brand.ts';
import { Redirect } from '../../../../shared/routing/redirect.tsx';
import { MessagesScreen } from './messages.screen.tsx';

/** Shows the news of the provider. Only the configured slug is a route (docs/product.md#provider-news). */
export function NewsScreen() {
  const { slug } = useBrand();
  const { provider } = useParams();
  if (provider !== slug) return <Redirect to={notFoundPath} />;
  return <MessagesScreen forAssociation={false} />;
}
