import type { LinkComponent } from '@settlement-help/ui';
import { Link, useNavigate } from 'react-router-dom';
import { withViewTransition } from '#app/lib/navigation/viewTransition.ts';
import { preloadScreen } from './lazyRoutes.ts';

/** The link of the design system: React Router follows it within the app, and its screen is preloaded on intent. */
export const RouterLink: LinkComponent = ({ href, target, ...props }) =>
  href.startsWith('/') && !href.startsWith('/api/') && !target ? (
    <RoutedLink href={href} {...props} />
  ) : (
    <a href={href} target={target} {...props} />
  );

const RoutedLink: LinkComponent = ({ href, onClick, onFocus, onPointerEnter, ...props }) => {
  const navigate = useNavigate();
  return (
    <Link
      to={href}
      {...props}
      onFocus={(event) => {
        onFocus?.(event);
        preloadScreen(href);
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        preloadScreen(href);
      }}
      onClick={(event) => {
        onClick?.(event);
        withViewTransition(event, () => navigate(href));
      }}
    />
  );
};
