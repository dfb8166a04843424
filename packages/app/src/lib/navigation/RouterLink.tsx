import type { LinkComponent } from '@settlement-help/ui';
import { Link } from 'react-router-dom';

/** Lets the router follow the design system's links within the app. */
export const RouterLink: LinkComponent = ({ href, target, ...props }) =>
  href.startsWith('/') && !href.startsWith('/api/') && !target ? (
    <Link to={href} {...props} />
  ) : (
    <a href={href} target={target} {...props} />
  );
