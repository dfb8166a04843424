import type { LinkComponent } from '@settlement-help/ui';
import { Link } from 'react-router-dom';

/** Lets the design system's links be followed by the router. */
export const RouterLink: LinkComponent = ({ href, ...props }) =>
  href.startsWith('/') && !href.startsWith('/api/') ? (
    <Link to={href} {...props} />
  ) : (
    <a href={href} {...props} />
  );
