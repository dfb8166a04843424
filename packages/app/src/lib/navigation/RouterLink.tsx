import type { LinkComponent } from '@settlement-help/ui';
import { Link, useNavigate } from 'react-router-dom';
import { withViewTransition } from './viewTransition.ts';

export const RouterLink: LinkComponent = ({ href, target, ...props }) =>
  href.startsWith('/') && !href.startsWith('/api/') && !target ? (
    <RoutedLink href={href} {...props} />
  ) : (
    <a href={href} target={target} {...props} />
  );

const RoutedLink: LinkComponent = ({ href, onClick, ...props }) => {
  const navigate = useNavigate();
  return (
    <Link
      to={href}
      {...props}
      onClick={(event) => {
        onClick?.(event);
        withViewTransition(event, () => navigate(href));
      }}
    />
  );
};
