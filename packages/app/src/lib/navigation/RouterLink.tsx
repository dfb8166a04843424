import type { LinkComponent } from '@settlement-help/ui';
import { Link } from 'wouter';

/** Lets the design system's links be followed by the router. */
export const RouterLink: LinkComponent = ({ href, target, ...props }) =>
  href.startsWith('/') && !href.startsWith('/api/') && !target ? (
    <Link href={href} {...props} />
  ) : (
    <a href={href} target={target} {...props} />
  );
