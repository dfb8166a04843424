import type { LinkComponent } from '@settlement-help/ui';
import { Link, useNavigate } from 'react-router-dom';
import { withViewTransition } from './viewTransition.ts';

/** The server answers paths below `/api/`, such as those of downloads. */
const isAppPath = (href: string) => href.startsWith('/') && !href.startsWith('/api/');

export const AppLink: LinkComponent = ({ href, target, ...props }) =>
  isAppPath(href) && !target ? (
    <ViewTransitionLink href={href} {...props} />
  ) : (
    <a href={href} target={target} {...props} />
  );

const ViewTransitionLink: LinkComponent = ({ href, onClick, ...props }) => {
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
